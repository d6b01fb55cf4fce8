"""Writes learned weights as the Swift file that holds them."""
from collections import Counter
from pathlib import Path

PLACE = Path(__file__).resolve().parents[2] / "Sources" / "Eingang" / "Ranking"


def write(field, weights, bias, documents):
    """Replaces the numbers and their provenance between the file's two marks; everything else there is kept."""
    file = PLACE / f"Weights+{field.capitalize()}.swift"
    text = file.read_text(encoding="utf-8")
    counts = Counter(d["set"] for d in documents)
    sets = ", ".join(f"{counts[name]} of {name}" for name in sorted(counts))
    lines = [f"    // Learned by `make train` from {sum(counts.values())} papers: {sets}.", f"    bias: {bias:.2f},", "    ["]
    for name in sorted(weights):
        if abs(weights[name]) >= 0.005:
            lines.append(f'      "{name}": {weights[name]:.2f},')
    lines.append("    ]")
    start = text.index("    // Learned by")
    end = text.index("    ]", start) + len("    ]")
    file.write_text(text[:start] + "\n".join(lines) + text[end:], encoding="utf-8")
