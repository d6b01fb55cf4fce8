/// The configuration that `init` writes: every key with its default, as a comment, to be filled in.
package enum ConfigurationTemplate {
  package static let text = """
    // Einstellungen für eingangd.
    // JSON mit Kommentaren. Jede Angabe ist freiwillig; was fehlt, hat den genannten Wert.
    // Zum Einschalten die zwei Schrägstriche vor der Zeile entfernen.
    {
      // Wer hier wohnt. Daran erkennt eingangd, an wen ein Brief geht und wen er betrifft.
      haushalt: {
        // Der Familienname. Mehrere Schreibweisen als Liste: ["Berger", "Berger-Lang"].
        // name: "Berger",

        // So, wie sie auf Briefen steht. Dann hält sie niemand für den Absender.
        // adresse: "Lindenweg 4, 48155 Münster",

        // Für die Feiertage, an denen eine Frist nicht endet:
        // BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH, oder AT, CH.
        // bundesland: "NW",

        // rolle: erwachsen, mittel, klein, gast, aupair.
        // Dazu, wo es hilft: geboren, schule, klasse, anrede, auch (weitere Namen).
        personen: [
          // { name: "Anna", rolle: "erwachsen" },
          // { name: "Felix", rolle: "mittel", geboren: 2012, schule: "Goethe-Gymnasium", klasse: "7b" },
          // { name: "Grete", rolle: "gast", anrede: "Oma Grete" },
        ],
      },

      // Ordner, von diesem Ordner aus gesehen oder mit vollem Pfad.
      ordner: {
        // inbox: "Eingang",   // Hierhin kommen die Scans.
        // archiv: "Archiv",   // Hier bleiben die Originale.
        // ablage: "Ablage",   // Hier liegt, was übernommen ist.
      },

      // Wann eine Datei in der Inbox angenommen wird. Alles in Sekunden ohne Änderung.
      eingang: {
        // ruhe: 2,             // Eine Datei.
        // ruheOrdner: 10,      // Ein Ordner oder ein Bild mit Seitenzahl: Die nächste Seite kann unterwegs sein.
        // ruheMehrseitig: 10,  // Ein TIFF: Scanner hängen Seite um Seite an.
        // ruheLeer: 60,        // Eine leere Datei.
        // geduld: 900,         // So lange darf etwas unvollständig oder noch offen sein.
        // Namen, die außer den eingebauten übergangen werden; * und ? stehen für Beliebiges.
        // ignorieren: ["*.xmp"],
        // Passwörter für geschützte PDFs und ZIPs; alle werden versucht, keines wird je angezeigt.
        // passwoerter: ["…"],
      },

      // Sprachen der Briefe, die häufigste zuerst. Namen wie bei Tesseract.
      // sprachen: ["deu", "eng"],

      // Eigene Ziele in der Ablage. Die erste Zeile, die passt, gilt.
      // Bedingungen: person, art, absender (Teil des Namens), woerter. Eines davon muss als ganzes Wort im Text
      // stehen; mit einem Stern geht es dort weiter: "*versicherung", "Strom*".
      // art: elternbrief, rechnung, quittung, versicherung, bescheid, mahnung, vertrag, gutschrift, einladung, info.
      ablage: [
        // { ziel: "Versicherungen/Kfz", art: "versicherung", woerter: ["Kfz", "Fahrzeug"] },
        // { ziel: "Freizeit/Musikschule", absender: "Musikschule" },
        // darunter: Ziele, die darin liegen; sie gehen vor, und was darüber verlangt ist, gilt auch für sie.
        // { ziel: "Schule/{person}", art: "elternbrief", darunter: [{ ziel: "Fahrten", woerter: ["Klassenfahrt"] }] },
      ],

      // Scans und Fotos werden ein PDF, das sich durchsuchen lässt. "original" legt stattdessen ab, was ankam.
      // Die Originale bleiben so oder so im Archiv.
      // ablageFormat: "pdf",

      // Wie Ordner und Dateien heißen. Platzhalter, auch im ziel: {datum} {jahr} {monat} {absender} {titel} {art}
      // {person} {betrag} {rechnungsnummer} und {ablage}, das Ziel selbst. Was ein Brief nicht sagt, fällt weg.
      namen: {
        // datei: "{datum} {absender} – {titel}",
        // ordner: "{ablage}",
      },

      // Wie viel ein Dokument kosten darf, bevor es als gestört gilt.
      grenzen: {
        // leser: 0,               // Leser zugleich; 0 heißt: einer je Prozessorkern.
        // sekundenProSeite: 120,
        // speicherMiB: 2048,      // Je Leser.
        // megapixel: 120,         // Je Seite.
        // seiten: 500,            // Je Dokument.
      },
    }

    """
}
