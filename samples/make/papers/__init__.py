"""The papers themselves, a module for each part of a household's life."""
from papers import authorities, contracts, family, health, home, insurance, leisure, machines, shops, tax

MODULES = (family, insurance, authorities, tax, home, contracts, health, shops, leisure, machines)


def all_papers():
    return [paper for module in MODULES for paper in module.papers()]
