import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import { dossiers } from '#test/unit/domain/report/misstatements/dossiers.ts';
import { docOf } from '#web/pages/atelier/desk/convert.ts';
import { statementsReader } from '#web/pages/atelier/desk/read-statements.ts';
import { keyOf } from '#web/pages/atelier/desk/statements.ts';

const read = statementsReader(dossiers.elodie);
const wordsIn = (...blocks: Block[]) => {
  const doc = docOf(blocks);
  return read(doc).map(({ from, to, said }) => {
    expect(doc.textBetween(from, to)).toBe(said);
    return said;
  });
};

describe('what a document says against its dossier', () => {
  it('is found at its place in every kind of block', () => {
    const runs = ['La Lune en ', { em: 'Lion' }, ' veille.'];
    expect(
      wordsIn(
        { kind: 'paragraph', runs },
        { kind: 'subtitle', text: 'La Lune en Lion' },
        { kind: 'quote', lines: [['Vous êtes ici.'], runs] },
        { kind: 'list', rows: [{ name: 'Lune', runs: ['en Lion, en maison XI'] }] },
        { kind: 'figure', figure: 0, caption: runs },
        { kind: 'questions', questions: [runs] },
        { kind: 'hour', runs },
      ),
    ).toEqual(['Lion', 'Lion', 'Lion', 'Lion', 'XI', 'Lion', 'Lion', 'Lion']);
  });

  it('is read with the values of the dossier, and is none of them', () => {
    const moon = { value: 'positions/Lune', text: 'Lune' };
    const sign = { value: 'positions/Lune/Signe', text: 'Lion' };
    expect(
      wordsIn({ kind: 'paragraph', runs: ['Votre ', moon, ' est en ', sign, ', en maison XI.'] }),
    ).toEqual(['XI']);
  });

  it('is read once for a paragraph that does not change, wherever it moves', () => {
    const [first, second] = ['Votre Lune en Lion.', 'Vénus en Bélier.'].map(
      (text) => docOf([{ kind: 'paragraph', runs: [text] }]).firstChild,
    );
    if (!first || !second) throw new Error('no paragraph');
    const { type } = docOf([]);
    const before = read(type.create(null, [first]));
    const after = read(type.create(null, [second, first]));
    expect(after.map(({ said }) => said)).toEqual(['Bélier', 'Lion']);
    expect(after[1]?.sentence).toBe(before[0]?.sentence);
    expect(after[1]?.from).toBe((before[0]?.from ?? 0) + second.nodeSize);
  });

  it('is left with its sentence', () => {
    const keysOf = (text: string) => read(docOf([{ kind: 'paragraph', runs: [text] }])).map(keyOf);
    expect(keysOf('Un mot. Votre Lune en Lion.')).toEqual(keysOf('Votre Lune en Lion.'));
    expect(keysOf('Ici, votre Lune en Lion.')).not.toEqual(keysOf('Votre Lune en Lion.'));
  });
});
