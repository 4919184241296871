import { describe, expect, test } from 'vitest';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier } from '#test/support/written-report.ts';
import { dossierOf } from '#web/pages/atelier/desk/dossier.ts';
import {
  inOrder,
  passagesOf,
  phraseOf,
  phraseText,
  wheelPieces,
} from '#web/pages/atelier/desk/wheel-pieces.ts';

const dossier = dossierOf(drawnDossier());

const piecesOf = (of = dossier) => {
  const [figure] = of.figures;
  if (!figure) throw new Error('The dossier has a drawing.');
  return inOrder(wheelPieces(of, figure.narrow), of);
};
const labels = (of = dossier) => new Map(piecesOf(of).map(({ mark, label }) => [mark, label]));

/** The dossier of Camille in another discipline. */
const dossierIn = (service: keyof typeof keyFor) => {
  const drawn = reportDrawn(keyFor[service], customerInfo({ birth: birth({}) }), {}, '2026-11-24');
  if (!drawn) throw new Error('The order has a chart.');
  return dossierOf(drawn);
};

describe('the pieces of a drawing', () => {
  test('of the West are bodies, angles, houses and lines, each with its own row', () => {
    const said = labels();
    expect(said.get('moon')).toBe('Lune en Taureau, 27°34′, maison I');
    expect(said.get('AS')).toMatch(/^Ascendant en Bélier, /);
    expect(said.get('DS')).toMatch(/^Descendant en Balance, /);
    expect(said.get('house VII')).toMatch(/^Maison VII en Balance, /);
    expect(said.get('mercury neptune')).toMatch(/^Carré Mercure et Neptune, /);
    expect(said.has('taurus')).toBe(false);
    expect([...said.keys()].slice(0, 4)).toEqual(['AS', 'MC', 'sun', 'moon']);
    expect([...said.keys()].filter((mark) => mark.startsWith('house'))).toHaveLength(12);
  });

  test('have something that can be touched, and fields lie below signs', () => {
    const [figure] = dossier.figures;
    const pieces = figure ? wheelPieces(dossier, figure.narrow) : [];
    for (const { mark, shapes } of pieces) expect(shapes, mark).not.toEqual([]);
    const marks = pieces.map(({ mark }) => mark);
    expect(marks.indexOf('house I')).toBeLessThan(marks.indexOf('mercury neptune'));
    expect(marks.indexOf('mercury neptune')).toBeLessThan(marks.indexOf('moon'));
  });

  test('of a body graph are centres and active gates, of pillars their signs', () => {
    const graph = labels(dossierIn('design'));
    expect(graph.get('sacral')).toMatch(/^Sacral, (?:défini|ouvert)/);
    expect([...graph.keys()].filter((mark) => mark.startsWith('gate')).length).toBeGreaterThan(8);
    expect(graph.get('gate 60')).toContain('Soleil, design 60.3');
    const pillars = piecesOf(dossierIn('chinese'));
    expect(pillars.find(({ mark }) => mark === 'branch 2')?.label).toBe(
      'Branche du mois, Chen, Dragon, Terre',
    );
    expect(pillars.find(({ mark }) => mark === 'hidden 3')?.label).toBe(
      'Troncs cachés de l’année, Ji, Nourricier, Ding, Parallèle, Yi, Sceau oblique',
    );
  });

  test('say all of their row as one phrase of values', () => {
    const moon = piecesOf().find(({ mark }) => mark === 'moon');
    const phrase = moon?.rows[0] ? phraseOf(moon.rows[0], dossier) : [];
    expect(phrase.map(({ reference }) => reference)).toEqual([
      ...['positions/Lune', 'positions/Lune/Signe', 'positions/Lune/Degré', 'positions/Lune/Maison'],
    ]);
    expect(phraseText(phrase)).toBe('Lune en Taureau, 27°34′, maison I');
  });

  test('offer the own passages that are tied to them and fit, the tightest first', () => {
    const moon = piecesOf().find(({ mark }) => mark === 'moon');
    const passage = (id: string, ...ties: (readonly [string, string])[]) => ({
      ...{ id, title: id, service: keyFor.western, at: '2026-11-25T08:00:00.000Z', blocks: [] },
      placements: ties.map(([reference, text]) => ({ reference: `positions/${reference}`, text })),
    });
    const own = [
      passage('free'),
      passage('sign', ['Lune/Signe', 'Taureau']),
      passage('lion', ['Lune/Signe', 'Lion']),
      passage('sun', ['Soleil/Signe', 'Bélier']),
      passage('both', ['Lune/Signe', 'Taureau'], ['Lune/Maison', 'I']),
    ];
    expect(moon && passagesOf(moon, own, dossier).map(({ id }) => id)).toEqual(['both', 'sign']);
  });
});
