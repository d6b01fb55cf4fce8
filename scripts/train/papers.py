"""Labelled papers: their pages as text, read once and kept, and what their finders saw."""
import json
import subprocess
import sys
from pathlib import Path

# A set's English keys for what the cards call by German ones.
KEYS = {"absender": "sender", "betrag": "amount", "datum": "document_date", "frist": "due_date"}


def truth(folder):
    """Documents of a set with their values; a value None means that the paper has none, a missing key that nobody knows."""
    rows, seen = [], set()
    for line in open(folder / "truth.jsonl", encoding="utf-8"):
        if not line.strip():
            continue
        row = json.loads(line)
        files = tuple(row.get("files") or [row["file"]])
        # Of a file with several documents only the first is learned from.
        if files in seen or row.get("pages"):
            continue
        seen.add(files)
        values = {}
        unknown = set(row.get("unknown") or [])
        for german, english in KEYS.items():
            key = german if german in row else english
            if key not in row or unknown & {german, english}:
                continue
            also = (row.get("auch") or {}).get(german) or []
            names = []
            if german == "absender":
                names = row.get("absender_auch") or row.get("sender_aliases") or []
            values[german] = [row[key], *also, *names]
        rows.append({"set": folder.name, "files": list(files), "values": values})
    return rows


def pages(binary, folder, rows, cache):
    """The pages of each document as the reader sees them, from the cache where it has them."""
    kept = {}
    if cache.exists():
        for line in open(cache, encoding="utf-8"):
            document = json.loads(line)
            kept[tuple(document["files"])] = line
    with open(cache, "a", encoding="utf-8") as sink:
        for row in rows:
            key = tuple(row["files"])
            if key in kept:
                continue
            run = subprocess.run([binary, "pagetext", *key], cwd=folder, capture_output=True, text=True)
            read = []
            for line in run.stdout.splitlines():
                answer = json.loads(line)
                if not isinstance(answer, list):
                    print(f"train: {folder.name}: {key[0]} cannot be read and is left out", file=sys.stderr)
                    read = []
                    break
                read += answer
            for number, page in enumerate(read, 1):
                page["number"] = number
            kept[key] = json.dumps({"files": list(key), "pages": read}) + "\n"
            sink.write(kept[key])
            sink.flush()
    return [kept[tuple(row["files"])] for row in rows]


def load(binary, folders, cache):
    """Every readable document with its truth, its candidates and its card."""
    cache.mkdir(parents=True, exist_ok=True)
    documents = []
    for folder in map(Path, folders):
        rows = truth(folder)
        lines = pages(binary, folder, rows, cache / f"{folder.name}.jsonl")
        configuration = folder / "eingang.json5"
        command = [binary, "candidates", *([str(configuration)] if configuration.exists() else [])]
        run = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=True)
        for row, line, text in zip(rows, run.stdout.splitlines(), lines, strict=True):
            if json.loads(text)["pages"]:
                documents.append({**row, **json.loads(line)})
    return documents
