import { describe, expect, it } from 'vitest';
import { valuesOf } from '#domain/dossier/values.ts';
import { standing } from '#domain/report/checks/finding.ts';
import type { Block } from '#domain/report/document.ts';
import { find, paragraph, ranks, report, section, texts } from '#test/support/checked-report.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { dossierOf, written } from '#test/support/written-report.ts';

it('a whole report of the promised length has no finding', () => {
  expect(find(report())).toEqual([]);
});

it('an empty report has one finding, whatever else is missing', () => {
  for (const sections of [[], [section('a')], [section('a', paragraph(' \u200b\n')), section('b')]]) {
    const findings = find({ ...written, sections }, { pages: 3 });
    expect(texts(findings)).toEqual(['Rapport vide : rien n’est encore écrit']);
    expect(standing(findings, ['nothing'])).toHaveLength(1);
  }
});

it('a sentence that another choice about the chart would say is asked about once, with its words', () => {
  const values = valuesOf(dossierOf().sheet);
  const other = { ...values, texts: new Map([['positions/Lune/Maison', 'IX']]) };
  const document = report(
    section('ciel', paragraph('La Lune est en maison IX.'), paragraph('La Lune est en maison IX.')),
  );
  const findings = find(document, { otherValues: [other] });
  expect(ranks(findings)).toEqual([['chart', 'asked']]);
  expect(findings[0]?.quotes).toEqual(['La Lune est en maison IX.']);
  expect(find(document)).toEqual([]);
});

describe('sections', () => {
  it.each<[string, string[][]]>([
    ['without a question', []],
    ['with a blank one', [['Et vous ?'], [' ']]],
    ['with an empty one', [[]]],
  ])('with a block of questions %s are named and cannot be accepted', (_what, questions) => {
    const findings = find(report(section('aspects', paragraph('Oui.'), { kind: 'questions', questions })));
    expect(texts(findings)).toEqual(['Question sans texte : Le aspects']);
    expect(ranks(findings)).toEqual([['section', 'refused']]);
  });

  it('with a paragraph that stands there twice are asked about, with its words', () => {
    const words = 'La Lune s’attache, elle goûte, elle pèse et elle garde ce que l’on voulait jeter.';
    const findings = find(
      report(section('aspects', paragraph(words), paragraph('Oui.'), paragraph('Oui.'), paragraph(words))),
    );
    expect(texts(findings)).toEqual(['Paragraphe écrit deux fois : Le aspects']);
    expect(ranks(findings)).toEqual([['section', 'asked']]);
    expect(findings[0]?.quotes).toEqual([words]);
    expect(find(report(section('aspects', paragraph(words), paragraph(`${words} Et plus.`))))).toEqual([]);
  });

  it('promised and not begun, or empty, are named and cannot be accepted', () => {
    const whole = report(section('aspects'), section('soleil', paragraph('…')));
    const document = { ...whole, sections: whole.sections.filter(({ id }) => id !== 'maisons') };
    const findings = find(document);
    expect(texts(findings)).toEqual([
      'Section vide : Le aspects',
      'Section vide : Le soleil',
      'Section manquante : Les douze maisons',
    ]);
    expect(findings.map((one) => one.section)).toEqual(['aspects', 'soleil', 'maisons']);
    expect(
      standing(
        findings,
        findings.map(({ id }) => id),
      ),
    ).toHaveLength(3);
  });

  it('a missing letter is named with its greeting', () => {
    const whole = report(section('soleil', paragraph('Chère Camille')));
    const findings = find({ ...whole, sections: whole.sections.filter(({ kind }) => kind !== 'letter') });
    expect(texts(findings)).toEqual(['Section manquante : Bonjour Camille']);
  });

  it('taken out on purpose are not missing, but a purpose must be told', () => {
    const whole = report();
    const document = { ...whole, sections: whole.sections.filter(({ id }) => id !== 'maisons') };
    const removed = (reason: string) => find(document, { removed: [{ id: 'maisons', reason }] });
    expect(removed('Heure inconnue')).toEqual([]);
    expect(texts(removed(''))).toEqual(['Section retirée sans dire pourquoi : Les douze maisons']);
  });

  it('with a drawing or a table only are written', () => {
    const document = report(
      section('ciel', { kind: 'figure', figure: 0, caption: [] }),
      section('aspects', { kind: 'table', table: 'aspects' }),
    );
    expect(find(document)).toEqual([]);
  });
});

describe('values', () => {
  it('of another dossier are named with their section and cannot be accepted', () => {
    const findings = find(
      report(
        section(
          'aspects',
          {
            kind: 'paragraph',
            runs: [{ value: 'positions/Lune/Signe', text: 'Bélier' }],
            proof: ['positions/Chiron'],
          },
          { kind: 'table', table: 'piliers' },
          { kind: 'figure', figure: 4, caption: [] },
        ),
      ),
    );
    expect(texts(findings)).toEqual([
      'Valeur étrangère à ce dossier : Chiron, dans Le aspects',
      'Valeur étrangère à ce dossier : Lune, Signe, dans Le aspects',
      'Valeur étrangère à ce dossier : piliers, dans Le aspects',
      'Valeur étrangère à ce dossier : figure 5, dans Le aspects',
    ]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(4);
    expect(
      standing(
        findings,
        findings.map(({ id }) => id),
      ),
    ).toHaveLength(4);
  });

  it('of this dossier are right', () => {
    const value: Block = { kind: 'paragraph', runs: [{ value: 'positions/Lune/Signe', text: 'Taureau' }] };
    expect(find(report(section('aspects', value)))).toEqual([]);
  });
});

it('a passage that nobody touched is named once for each section, by its title', () => {
  const moon = paragraph('La Lune.', { passage: 'lune' });
  const findings = find(report(section('aspects', moon, moon, paragraph('x', { passage: 'gone' }))), {
    passages: new Map([['lune', 'Lune en Taureau']]),
  });
  expect(texts(findings)).toEqual([
    'Passage à reprendre : Lune en Taureau',
    'Passage à reprendre : sans titre, dans Le aspects',
  ]);
  expect(ranks(findings)).toEqual([
    ['passage', 'asked'],
    ['passage', 'asked'],
  ]);
});

describe('length', () => {
  it.each([
    [15, undefined, undefined],
    [20, undefined, undefined],
    [21, 'Longueur : 21 pages, 15 à 20 promises', 'told'],
    [11, 'Longueur : 11 pages, 15 à 20 promises', 'told'],
    [9, 'Longueur : 9 pages, 15 à 20 promises', 'asked'],
  ])('of %i pages', (pages, text, rank) => {
    const findings = find(report(), { pages });
    expect(texts(findings)).toEqual(text ? [text] : []);
    expect(ranks(findings).map(([, one]) => one)).toEqual(rank ? [rank] : []);
  });

  it('is estimated before a report is typeset', () => {
    const [short] = find(report(), { pages: undefined });
    expect(plain(short?.text ?? '')).toBe('Longueur : 10 pages, 15 à 20 promises');
  });
});

describe('sameness', () => {
  const places = [{ section: 'aspects', quotes: ['Une phrase.', 'x'.repeat(500)] }];
  const same = (of: number, copied: number, passages = 0) =>
    find(report(section('aspects', paragraph('a'))), { sameness: { of, copied, passages, places } });

  it('says how many sentences were delivered before, and where', () => {
    const findings = same(212, 3, 20);
    expect(texts(findings)).toEqual([
      'Déjà écrit ailleurs : 3 phrases sur 212, 1 %',
      'Déjà écrit ailleurs, 2 phrases : Le aspects',
      'De vos passages : 20 phrases sur 212',
    ]);
    expect(ranks(findings).map(([, rank]) => rank)).toEqual(['told', 'told', 'told']);
    expect(findings[1]?.quotes?.map(({ length }) => length)).toEqual([11, 120]);
  });

  it('asks above the merchant’s limit, and asks again when there is more', () => {
    expect(ranks(same(200, 20))[0]).toEqual(['same', 'told']);
    const above = same(200, 21);
    expect(ranks(above)[0]).toEqual(['same', 'asked']);
    const accepted = above.map(({ id }) => id);
    expect(standing(above, accepted)).toEqual([]);
    expect(standing(same(200, 22), accepted)).toHaveLength(1);
  });

  it('of a few sentences only is told', () => {
    expect(ranks(same(19, 19))[0]).toEqual(['same', 'told']);
    expect(texts(same(3000, 1))[0]).toBe('Déjà écrit ailleurs : 1 phrase sur 3000, < 1 %');
  });
});

it('what stops a report comes first, and every finding has an id of its own', () => {
  const findings = find(report(section('aspects'), section('maisons', paragraph('a', { passage: 'b' }))), {
    pages: 22,
    sameness: { of: 200, copied: 1, passages: 1, places: [{ section: 'maisons', quotes: ['a'] }] },
  });
  expect(findings.map(({ stops }) => stops)).toEqual([true, true, false, false, false, false]);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});
