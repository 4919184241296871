import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misstatementsIn } from '#domain/report/misstatements/find.ts';
import { ines, julien } from './chinese-sentences.ts';
import { sophie, sophieBuilt, thomas } from './design-sentences.ts';
import { dossiers } from './dossiers.ts';
import { lastOfElodie, lastOfInes, lastOfNathalie, lastOfThomas } from './last-sentences.ts';
import { ofElodie, ofJulien, ofNathalie, ofSophie } from './later-sentences.ts';
import { marc, nathalie } from './numbers-sentences.ts';
import { pronounsOfElodie } from './pronoun-sentences.ts';
import { quietOfElodie, quietOfJulien, quietOfNathalie, quietOfSophie } from './quiet-sentences.ts';
import { tiesOfInes, tiesOfJulien, unseenTiesOfInes, unseenTiesOfJulien } from './ties-sentences.ts';
import {
  unseenOfElodie,
  unseenOfHugo,
  unseenOfInes,
  unseenOfMarc,
  unseenOfThomas,
} from './unseen-sentences.ts';
import { elodie, hugo } from './western-sentences.ts';

const lists = {
  elodie: [...elodie, ...ofElodie, ...quietOfElodie, ...lastOfElodie, ...unseenOfElodie, ...pronounsOfElodie],
  hugo: [...hugo, ...unseenOfHugo],
  nathalie: [...nathalie, ...ofNathalie, ...quietOfNathalie, ...lastOfNathalie],
  marc: [...marc, ...unseenOfMarc],
  julien: [...julien, ...ofJulien, ...quietOfJulien, ...tiesOfJulien, ...unseenTiesOfJulien],
  ines: [...ines, ...lastOfInes, ...unseenOfInes, ...tiesOfInes, ...unseenTiesOfInes],
  sophie: [...sophie, ...sophieBuilt, ...ofSophie, ...quietOfSophie],
  thomas: [...thomas, ...lastOfThomas, ...unseenOfThomas],
};
const names = ['elodie', 'hugo', 'nathalie', 'marc', 'julien', 'ines', 'sophie', 'thomas'] as const;

type Expected = { readonly text: string; readonly marks: readonly string[] };
const markOf = (from: number, said: string, is: string | undefined): string => `${from} ${said}, ${is ?? ''}`;

/** «Lune en {Lion|Cancer}» as the text, and what must be found in it. */
const unmarked = (sentence: string): Expected => {
  const parts = sentence.split(/\{([^|}]*)\|([^}]*)\}/u);
  let text = '';
  const marks = parts.flatMap((part, at) => {
    const from = text.length;
    if (at % 3 !== 2) text += part;
    return at % 3 === 1 ? [markOf(from, part, parts[at + 1])] : [];
  });
  return { text, marks };
};

const foundIn = (text: string, name: keyof typeof lists): string[] =>
  misstatementsIn(text, dossiers[name]).map(({ from, said, is }) => markOf(from, said, is));

const all = names.flatMap((name) => lists[name].map((sentence) => ({ name, ...unmarked(sentence) })));

describe('what sentences say against a dossier', () => {
  it('is found with precision ≥ 0.98 and recall ≥ 0.9 in the list of sentences', () => {
    const held = all.map(({ name, text, marks }) => {
      const found = foundIn(text, name);
      return {
        right: found.filter((one) => marks.includes(one)).length,
        found: found.length,
        marks: marks.length,
        wrong: [
          ...found.filter((one) => !marks.includes(one)).map((one) => `found: ${text} (${one})`),
          ...marks.filter((one) => !found.includes(one)).map((one) => `missed: ${text} (${one})`),
        ],
      };
    });
    const sum = (of: (one: (typeof held)[number]) => number) =>
      held.reduce((total, one) => total + of(one), 0);
    const [precision, recall] = [
      sum(({ right }) => right) / sum(({ found }) => found),
      sum(({ right }) => right) / sum(({ marks }) => marks),
    ];
    console.info(
      [
        `${all.length} sentences, ${sum(({ marks }) => marks)} misstatements`,
        `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
        ...held.flatMap(({ wrong }) => wrong),
      ].join('\n'),
    );
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter(({ marks }) => marks.length > 0).length).toBeGreaterThan(130);
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('is found in a paragraph of sentences as in each of them', () => {
    const own = all.filter(({ name, marks }) => name === 'elodie' && marks.length > 0).slice(0, 12);
    const found = foundIn(own.map(({ text }) => text).join(' '), 'elodie');
    expect(found).toHaveLength(own.flatMap(({ marks }) => marks).length);
  });

  it('is not found in words of somebody else, or in values that the dossier filled in', () => {
    expect(foundIn('« Votre Lune en Lion », dit-on.', 'elodie')).toEqual([]);
    const text = 'Votre Lune en Lion, en maison XI.';
    const given = [text.indexOf('Lion'), text.indexOf('Lion') + 4] as const;
    expect(misstatementsIn(text, dossiers.elodie, [given]).map(({ said }) => said)).toEqual(['XI']);
  });

  it('is put right by a value of the dossier, or by words where no value fits', () => {
    const puts = (text: string) => misstatementsIn(text, dossiers.elodie).map(({ put }) => put);
    expect(puts('Votre Lune en Lion, dans la onzième maison.')).toEqual([
      { value: 'positions/Lune/Signe', text: 'Cancer' },
      'deuxième',
    ]);
    expect(puts('La Lune est conjointe à Saturne.')).toEqual([undefined]);
  });
});

const vocabulary = [
  ...[
    'Votre',
    'Lune',
    'Soleil',
    'Mars',
    'en',
    'Lion',
    'maison',
    'XI',
    '27°',
    'du',
    'carré',
    'entre',
    'et',
    ',',
  ],
  ...['le', '31', 'février', '1975', 'cher', 'Camille', 'chemin de vie', '7', 'profil', '4/6', 'Vous êtes'],
  ...[
    'Tigre',
    'Générateur',
    'pilier du jour',
    'Jia',
    'Zi',
    '«',
    '»',
    '.',
    ';',
    'si',
    '\u00a0',
    '’',
    'œ',
    '🜨',
  ],
] as const;

describe('whatever is written', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...vocabulary), { maxLength: 40 }).map((words) => words.join(' ')),
  );

  it('is read without an error, and what is found lies in the text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...names), (text, name) => {
        for (const { from, to, said, put } of misstatementsIn(text, dossiers[name])) {
          expect(text.slice(from, to)).toBe(said);
          expect(said).not.toBe('');
          expect(put).not.toBe(said);
        }
      }),
    );
  });

  it('says nothing without a word of a chart, a date or a name', () => {
    const words = fc.array(fc.constantFrom('vous', 'aimez', 'la', 'mer', 'et', 'le', 'soir', ',', '.'));
    fc.assert(
      fc.property(words, fc.constantFrom(...names), (all, name) => {
        expect(misstatementsIn(all.join(' '), dossiers[name])).toEqual([]);
      }),
    );
  });
});
