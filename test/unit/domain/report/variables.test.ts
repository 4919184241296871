import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { valuesOf } from '#domain/dossier/values.ts';
import { addressed, inAllForms, type Reader } from '#domain/report/addressed.ts';
import { isFilledIn, variableFindings } from '#domain/report/checks/variable-rules.ts';
import { type Block, type Run, runText, type Section } from '#domain/report/document.ts';
import { notationsIn } from '#domain/report/notation.ts';
import { textsRead } from '#domain/report/plain.ts';
import { filled, meantBy, unfilled } from '#domain/report/variables.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf, written } from '#test/support/written-report.ts';

const values = valuesOf(dossierOf().sheet);
const { offsetBy: _, ...instantless } = birth({ precision: 'unknown', offsetSeconds: null, utc: null });
const hourless = customerInfo({ birthTime: '', birth: instantless });
const timeless = valuesOf(dossierOf(keyFor.western, hourless).sheet);
const camille: Reader = { firstName: 'Camille' };
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });
const section = (title: string, ...blocks: Block[]): Section => ({
  ...{ id: 'lune', kind: 'chapter', title, second: '' },
  blocks,
});
const told = (reader: Reader, ...sections: Section[]) => addressed({ ...written, sections }, reader).sections;
const said = (text: string, reader: Reader = camille): string =>
  told(reader, section(text))
    .map(({ title }) => title)
    .join();
const problems = (text: string, dossier = values, reader = camille): string[] =>
  variableFindings(told(reader, section('La Lune,', paragraph(text))), dossier).map((one) => plain(one.text));

describe('the reader of a report', () => {
  it.each<[Reader['salutation'], string]>([
    ['monsieur', 'Camille, vous êtes né curieux, attentif et prêt.'],
    ['madame', 'Camille, vous êtes née curieuse, attentive et prête.'],
    [undefined, 'Camille, vous êtes né·e de nature curieuse, en éveil et prêt·e.'],
  ])('as %s reads the words that agree', (salutation, words) => {
    const text =
      '{prénom}, vous êtes [né|née|né·e] [curieux|curieuse|de nature curieuse], [attentif|attentive|en éveil] et prêt[|e|·e].';
    expect(said(text, { firstName: 'Camille', salutation })).toBe(words);
  });

  it.each(['{prénom}', '{Prénom}', '{ prenom }', '{PRÉNOM}'])('%s is the first name', (text) => {
    expect(said(text)).toBe('Camille');
  });

  it('reads them in titles, lists, quotes, captions, questions and emphasis', () => {
    const [read] = told(
      { firstName: 'Zoé', salutation: 'madame' },
      {
        ...section('Bonjour {prénom},'),
        second: '[né|née]',
        blocks: [
          paragraph({ em: '[né|née]' }),
          { kind: 'subtitle', text: '[né|née]' },
          { kind: 'quote', lines: [['[né|née]']] },
          { kind: 'figure', figure: 0, caption: ['[né|née]'] },
          { kind: 'list', rows: [{ name: '[né|née]', runs: ['[né|née]'] }] },
          { kind: 'hour', runs: ['[né|née]'] },
          { kind: 'questions', questions: [['[né|née]']] },
        ],
      },
    );
    const words = read ? textsRead(read, runText) : [];
    expect([read?.title, read?.second]).toEqual(['Bonjour Zoé,', 'née']);
    expect(new Set(words)).toEqual(new Set(['née']));
  });

  it('finds a passage of its expert in each of its forms', () => {
    expect(inAllForms('Vous êtes [né|née|né·e].')).toEqual([
      'Vous êtes né.',
      'Vous êtes née.',
      'Vous êtes né·e.',
    ]);
    expect(inAllForms('Vous rêvez.')).toEqual(['Vous rêvez.']);
  });
});

describe('a variable', () => {
  const moon = ['positions/Lune/Signe'];
  it.each<[string, string[], string]>([
    ['degré', moon, '27°34′'],
    ['Degre', moon, '27°34′'],
    ['maison', moon, 'I'],
    ['signe', moon, 'Taureau'],
    ['maison de la Lune', [], 'I'],
    ['maison de Lune', [...moon, 'positions/Soleil/Signe'], 'I'],
    ['degré du Milieu du ciel', [], '28°34′'],
    ['signe de l’Ascendant', moon, 'Bélier'],
    ['maître du thème', [], 'Mars'],
    ['pointe de la maison II', [], '27°44′'],
  ])('«%s» with the ties %s is %s', (name, ties, text) => {
    expect(meantBy(name, ties, values)).toMatchObject({ text });
  });

  it.each<[string, string[], string]>([
    ['maison', [], 'ambiguous'],
    ['degré', ['positions/Lune/Signe', 'positions/Soleil/Signe'], 'ambiguous'],
    ['maison', ['positions/Ascendant/Signe'], 'ambiguous'],
    ['maizon', moon, 'unknown'],
    ['', moon, 'unknown'],
    ['de la', [], 'unknown'],
    ['maison de l’Ascendant', [], 'absent'],
  ])('«%s» with the ties %s is %s', (name, ties, what) => {
    expect(meantBy(name, ties, values)).toBe(what);
  });

  it('of a house is absent without an hour, tied or named', () => {
    expect(meantBy('maison', moon, timeless)).toBe('absent');
    expect(meantBy('maison de la Lune', [], timeless)).toBe('absent');
    expect(meantBy('signe', moon, timeless)).toMatchObject({ text: 'Taureau, puis Gémeaux' });
  });

  it.each([
    [keyFor.numbers, 'chemin de vie', '5'],
    [keyFor.design, 'type', 'Générateur'],
    [keyFor.chinese, 'tronc du jour', 'Ding'],
  ])('of %s is named by its row: %s', (service, name, text) => {
    const own = valuesOf(dossierOf(service).sheet);
    expect(meantBy(name, [], own)).toMatchObject({ text });
  });
});

describe('a passage', () => {
  const passage = {
    placements: [{ reference: 'positions/Lune/Signe', text: 'Taureau' }],
    blocks: [
      paragraph('Votre Lune, à {degré} du {signe}, en maison {maison}, ', { em: 'chez {prénom} à {degré}' }),
      { kind: 'subtitle' as const, text: 'À {degré}' },
    ],
  };

  it('takes the values of the dossier for what it is tied to', () => {
    expect(filled(passage, values)).toEqual([
      paragraph(
        ...['Votre Lune, à ', { value: 'positions/Lune/Degré', text: '27°34′' }, ' du '],
        ...[{ value: 'positions/Lune/Signe', text: 'Taureau' }, ', en maison '],
        ...[{ value: 'positions/Lune/Maison', text: 'I' }, ', ', { em: 'chez {prénom} à ' }],
        { value: 'positions/Lune/Degré', text: '27°34′' },
      ),
      { kind: 'subtitle', text: 'À 27°34′' },
    ]);
  });

  it('keeps a variable that this dossier cannot fill in, and takes another value for one of before', () => {
    const old = paragraph({ value: 'positions/Lune/Degré', text: '3°12′' }, ' {maison}');
    expect(filled({ ...passage, blocks: [old] }, timeless)).toEqual([
      paragraph(
        { value: 'positions/Lune/Degré', text: timeless.texts.get('positions/Lune/Degré') ?? '' },
        ' {maison}',
      ),
    ]);
  });

  it('of a text gets its variables again, and the same text from them', () => {
    const blocks = [
      paragraph(...['La Lune à ', { value: 'positions/Lune/Degré', text: '27°34′' }, ', Vénus en '], {
        value: 'positions/Vénus/Maison',
        text: 'II',
      }),
    ];
    const kept = unfilled({ ...passage, blocks }, values);
    expect(kept).toEqual([paragraph('La Lune à {degré}, Vénus en {maison de Vénus}')]);
    expect(filled({ ...passage, blocks: kept }, values)).toEqual(blocks);
  });

  it('of a pillar names its sign as one says it', () => {
    const stem = { value: 'piliers/Tronc/Jour', text: 'Ding' };
    const kept = unfilled(
      { placements: [], blocks: [paragraph(stem, ' éclaire.')] },
      valuesOf(dossierOf(keyFor.chinese).sheet),
    );
    expect(kept).toEqual([paragraph('{tronc du jour} éclaire.')]);
  });

  test('as many passages as an expert may keep are filled in while the desk opens', () => {
    const all = Array.from({ length: 3000 }, () => ({
      ...passage,
      blocks: Array.from({ length: 4 }, () => passage.blocks).flat(),
    }));
    const start = performance.now();
    const made = all.map((one) => filled(one, values));
    const took = performance.now() - start;
    console.log(`${made.length} passages filled in ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(10_000);
  });

  test('any value of any dossier comes back as it was', () => {
    for (const service of [keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design]) {
      const own = valuesOf(dossierOf(service).sheet);
      for (const [value, text] of own.texts) {
        const blocks = [paragraph({ value, text })];
        expect(filled({ placements: [], blocks: unfilled({ placements: [], blocks }, own) }, own)).toEqual(
          blocks,
        );
      }
    }
  });
});

describe('before «Livrer»', () => {
  it.each<[string, string]>([
    [
      '{maizon}',
      '{maizon} : le dossier n’a aucune valeur de ce nom. Prenez-la par « @ », ou corrigez le nom.',
    ],
    ['{maison}', '{maison} : plusieurs valeurs ont ce nom. Dites laquelle, par exemple {maison du Soleil}.'],
    ['{maison de la Lune}', '{maison de la Lune} : cette variable n’est pas encore remplacée par sa valeur.'],
    [
      'Vous êtes [né|née].',
      '[né|née] : aucune forme d’adresse n’a été choisie. Ajoutez une troisième forme, par exemple [né|née|né·e].',
    ],
    [
      '[né|née|]',
      '[né|née|] : un accord a deux ou trois formes, séparées par une barre : masculin, féminin, sans genre.',
    ],
    ['Vous êtes [né|née', '« [né|née » : une accolade ou un crochet n’est pas fermé.'],
    ['née|né·e] ici', '« née|né·e] » : une accolade ou un crochet n’est pas fermé.'],
    ['à {degré', '« {degré » : une accolade ou un crochet n’est pas fermé.'],
  ])('%s is refused', (text, problem) => {
    expect(problems(text)).toEqual([`${problem} Dans La Lune.`]);
  });

  it('a value that the dossier lacks is refused with its reason', () => {
    expect(problems('{maison de la Lune}', timeless)).toEqual([
      '{maison de la Lune} : ce dossier n’a pas cette valeur, par exemple faute d’heure de naissance. Dans La Lune.',
    ]);
  });

  it('two wordings are enough for who has chosen', () => {
    expect(problems('[né|née]', values, { ...camille, salutation: 'monsieur' })).toEqual([]);
  });

  it('a title, and a notation that emphasis parts, are read as well', () => {
    const parted = paragraph('[né', { em: '|' }, 'née]');
    const found = variableFindings([section('{maizon}', parted)], values);
    expect(found.map(({ stops, confirm }) => [stops, confirm])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });

  it('a title that a first name makes too long is refused', () => {
    const long = section(`${'a'.repeat(112)}{prénom}`, paragraph('Oui.'));
    const short = { firstName: 'Zoé' };
    expect(variableFindings(told(short, long), values)).toEqual([]);
    expect(isFilledIn(told(short, long))).toBe(true);
    const reader = { firstName: 'Marie-Antoinette' };
    expect(variableFindings(told(reader, long), values).map(({ text }) => plain(text))).toEqual([
      expect.stringMatching(/^Un titre ou un nom de liste devient trop long/),
    ]);
    expect(isFilledIn(told(reader, long))).toBe(false);
  });

  it.each(['[…]', '[sic]', '3/50 | 60/56', 'a | b', '[1] et [2]'])('%s is no notation', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('a value whose own text has a bar is none', () => {
    const cross = paragraph('[', { value: 'schema/Croix/Valeur', text: '3/50 | 60/56' }, ']');
    expect(variableFindings([section('A', cross)], values)).toEqual([]);
  });

  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', '|', 'né', 'née', '{prénom}', '[né|née|né·e]', '{maison}', ' ', 'Lune'],
    ...['[né|née]', '{degré de la Lune}'],
  );
  const text = fc.array(piece, { maxLength: 12 }).map((all) => all.join(''));
  const run = fc.oneof(text, fc.record({ em: text }));
  test('what has no finding has neither a brace nor a bar in brackets', () => {
    const salutation = fc.constantFrom('madame' as const, 'monsieur' as const, undefined);
    fc.assert(
      fc.property(fc.array(run, { maxLength: 4 }), text, salutation, (runs, title, form) => {
        const sections = told({ firstName: 'Camille', salutation: form }, section(title, paragraph(...runs)));
        const lines = sections.flatMap((one) => [one.title, ...textsRead(one, runText)]);
        const reaches = lines.some((line) => /[{}]|\[[^\]]*\||\|[^[]*\]/u.test(line));
        expect(variableFindings(sections, values).length > 0).toBe(reaches);
      }),
      { numRuns: 2000 },
    );
  });

  test('the notations of a text do not overlap, and are what stands in it', () => {
    fc.assert(
      fc.property(text, (whole) => {
        let end = 0;
        for (const { from, to, text: found } of notationsIn(whole)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(whole.slice(from, to)).toBe(found);
          end = to;
        }
      }),
    );
  });
});
