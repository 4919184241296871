import { describe, expect, test } from 'vitest';
import { bodyGraphKeys, bodyGraphScene } from '#lib/drawings/charts/body-graph.ts';
import { channels, gates, graphCentres } from '#lib/drawings/charts/body-graph-sheet.ts';
import { distance, outside, textsOf } from '#test/support/scenes.ts';

const graph = { personality: [3, 50, 61], design: [60, 56, 61], centres: graphCentres.slice(2, 4) };

describe('the body graph', () => {
  test('has 64 gates at places of their own and 36 channels between them', () => {
    expect(gates).toHaveLength(64);
    const near = gates.flatMap((gate, index) =>
      gates.slice(index + 1).filter((other) => distance(gate, other) < 11.4),
    );
    expect(near).toEqual([]);
    expect(channels).toHaveLength(36);
    expect(new Set(channels.map(String)).size).toBe(36);
    expect(channels.every(([from, to]) => from < to && to <= 64)).toBe(true);
    expect(new Set(channels.flat()).size).toBe(64);
  });

  test('numbers every gate on a wide screen and only the active ones on a phone', () => {
    const wide = textsOf(bodyGraphScene(graph, 'wide')).map(({ text }) => Number(text));
    expect(wide.toSorted((a, b) => a - b)).toEqual(gates.map((_, index) => index + 1));
    const narrow = textsOf(bodyGraphScene(graph, 'narrow')).map(({ text }) => Number(text));
    expect(narrow.toSorted((a, b) => a - b)).toEqual([3, 50, 56, 60, 61]);
  });

  test('draws a half of a channel for each active gate: one line, two or three', () => {
    const pens = bodyGraphScene(graph, 'wide').shapes.map(({ pen }) => pen);
    const drawn = (pen: string) => pens.filter((one) => one === pen).length;
    const halves = (of: readonly number[]) => channels.flat().filter((gate) => of.includes(gate)).length;
    expect(drawn('triple')).toBe(halves([61]));
    expect(drawn('single')).toBe(halves([3, 50]));
    expect(drawn('double')).toBe(halves([60, 56]));
  });

  test('hatches the defined centres alone', () => {
    const pens = bodyGraphScene(graph, 'wide').shapes.map(({ pen }) => pen);
    expect(pens.filter((pen) => pen === 'liveHair')).toHaveLength(graph.centres.length);
  });

  test('stays inside its frame, and its key has four signs', () => {
    expect(outside(bodyGraphScene(graph, 'wide'))).toEqual([]);
    expect(outside(bodyGraphScene(graph, 'narrow'))).toEqual([]);
    expect(bodyGraphKeys()).toHaveLength(4);
  });
});
