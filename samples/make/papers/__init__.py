"""The papers themselves, a module for each part of a household's life."""
from papers import authorities, contracts, family, health, home, insurance, leisure, shops, tax

MODULES = (family, insurance, authorities, tax, home, contracts, health, shops, leisure)


def all_papers():
    return [paper for module in MODULES for paper in module.papers()]
