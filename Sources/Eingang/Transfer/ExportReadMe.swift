/// What an export says of itself to a person who has no program for it.
enum ExportReadMe {
  static let text = """
    Ausfuhr eines Eingangs (eingangd)
    =================================

    Alles liegt hier in gewöhnlichen Dateien und lässt sich ohne Programm lesen:

    karten.csv        alle Karten als Tabelle (UTF-8, Semikolon), zu öffnen mit jeder Tabellenkalkulation
    Ablage/           die abgelegten Dokumente, in ihren Ordnern und unter ihren Namen
    originale/        jede Datei, wie sie ankam; ihr Name ist ihre Prüfsumme (SHA-256)
    karten/0/17.json  Karte 17: ihre Werte, der Text ihrer Seiten, ihre Originale, ihr Verlauf
    gelesen/          was auf den Originalen gelesen wurde, mit dem Ort jedes Wortes (fürs Programm)
    bestand.json      was zu keiner Karte gehört (fürs Programm)
    namen.jsonl       wie die Originale hießen, als sie ankamen
    manifest.sha256   die Prüfsummen von allem; wird zuletzt geschrieben: ohne sie ist die Ausfuhr nicht ganz

    Prüfen:      sha256sum -c manifest.sha256
    Einlesen:    eingangd import DIESER-ORDNER --home NEUER-ORDNER

    """
}
