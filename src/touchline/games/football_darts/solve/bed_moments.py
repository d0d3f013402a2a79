"""The moments of a Gaussian on every bed, summed over a fixed net of points on the board."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import numpy as np

from touchline.games.football_darts.beds import INNER_BULL, MISS, OUTER_BULL, number_of, ring_of
from touchline.games.football_darts.thrower import (
    BULL_RADIUS,
    OUTER_BULL_RADIUS,
    PLACE,
    RING_FROM,
    RING_TO,
    SECTOR,
)
from touchline.kernel.arrays import Array

PANEL = 2.0
"""The net has at most so many mm between its points."""


class Net(NamedTuple):
    """Points on the board with the area each stands for, ordered by bed."""

    x: Array
    y: Array
    area: Array
    start: Array
    """Where each bed (not ``MISS``) begins."""


@cache
def net() -> Net:
    """The net: Gauss–Legendre points, two a panel, in radius and angle on every bed."""
    xs, ys, areas, starts = [], [], [], [0]
    for bed in range(MISS):
        if bed == INNER_BULL:
            r0, r1, a0, a1 = 0.0, BULL_RADIUS, 0.0, 2 * math.pi
        elif bed == OUTER_BULL:
            r0, r1, a0, a1 = BULL_RADIUS, OUTER_BULL_RADIUS, 0.0, 2 * math.pi
        else:
            middle = PLACE[number_of(bed)] * SECTOR
            r0, r1 = RING_FROM[ring_of(bed)], RING_TO[ring_of(bed)]
            a0, a1 = middle - SECTOR / 2, middle + SECTOR / 2
        radius = _nodes(r0, r1, (r1 - r0) / PANEL)
        angle = _nodes(a0, a1, (a1 - a0) * r1 / PANEL)
        r, a = (each.ravel() for each in np.meshgrid(radius, angle, indexing="ij"))
        xs.append(r * np.sin(a))
        ys.append(r * np.cos(a))
        areas.append(r * (r1 - r0) / len(radius) * (a1 - a0) / len(angle))
        starts.append(starts[-1] + len(r))
    return Net(np.concatenate(xs), np.concatenate(ys), np.concatenate(areas), np.array(starts[:-1]))


def _nodes(low: float, high: float, wanted: float) -> Array:
    """At least ``wanted`` points between two bounds, each standing for an equal part."""
    panels = max(2, math.ceil(wanted / 2))
    half = (high - low) / panels / 2
    middles = low + (2 * np.arange(panels) + 1) * half
    return np.sort(np.concatenate([middles - half / math.sqrt(3), middles + half / math.sqrt(3)]))


def moments(aim: tuple[float, float], bias: Array, covariance: Array) -> Array:
    """``[bed, 6]``: on every bed the mass of the Gaussian and its integrals of u, v, u², v², uv from the aim."""
    points = net()
    u, v = points.x - aim[0], points.y - aim[1]
    du, dv = u - bias[0], v - bias[1]
    inverse = np.linalg.inv(covariance)
    form = inverse[0, 0] * du * du + 2 * inverse[0, 1] * du * dv + inverse[1, 1] * dv * dv
    density = points.area * np.exp(-0.5 * form) / (2 * math.pi * math.sqrt(np.linalg.det(covariance)))
    terms = density * np.stack([np.ones_like(u), u, v, u * u, v * v, u * v])
    on_board = np.add.reduceat(terms, points.start, axis=1).T
    second = covariance + np.outer(bias, bias)
    whole = np.array([1.0, bias[0], bias[1], second[0, 0], second[1, 1], second[0, 1]])
    off = np.maximum(whole - on_board.sum(axis=0), [1e-300, -np.inf, -np.inf, 1e-300, 1e-300, -np.inf])
    return np.vstack([on_board, off])
