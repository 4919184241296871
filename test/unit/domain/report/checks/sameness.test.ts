import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Section } from '#domain/report/document.ts';
import {
  isTooSame,
  knownInText,
  knownOf,
  marksOf,
  mostSentences,
  percentOf,
  samenessOf,
} from '#domain/report/sameness.ts';

const section = (id: string, ...texts: string[]): Section => ({
  ...{ id, kind: 'chapter', title: 'Un titre qui a bien plus de huit mots et ne compte pas', second: '' },
  blocks: texts.map((text): Block => ({ kind: 'paragraph', runs: [text] })),
});
const nobody: ReadonlySet<string> = new Set();
const compare = (sections: readonly Section[], earlier: readonly Section[], more = {}) => {
  const known = new Set(marksOf(knownOf(earlier, [])));
  return samenessOf(knownOf(sections, []), { earlier: known, passages: nobody, own: nobody, ...more });
};

const sentence = fc
  .array(fc.stringMatching(/^[a-zéèàœ]{3,9}$/), { minLength: 9, maxLength: 20 })
  .map((words) => `Z${words.join(' ')}.`);
const report = fc
  .array(fc.array(sentence, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((texts, at) => section(`s${at}`, ...texts)));

const moon = 'Votre Lune cherche la lenteur, et c’est par elle que vous durez.';
const sun = 'Votre Soleil se lève avec vous, et le jour commence là où vous êtes.';

describe('sameness', () => {
  it('of a report with itself is whole', () => {
    fc.assert(
      fc.property(report, (sections) => {
        const same = compare(sections, sections);
        expect(same.copied).toBe(same.of);
        expect(percentOf(same)).toBe(100);
      }),
    );
  });

  it('of a report with nothing is nothing', () => {
    fc.assert(
      fc.property(report, (sections) => {
        expect(percentOf(compare(sections, []))).toBe(0);
      }),
    );
  });

  it('does not depend on the order of sections or paragraphs', () => {
    fc.assert(
      fc.property(report, report, (first, second) => {
        const mixed = [...first.slice(0, 2), ...second].map((one, at) => ({ ...one, id: `m${at}` }));
        const turned = [...mixed].reverse().map((one) => ({ ...one, blocks: [...one.blocks].reverse() }));
        expect(percentOf(compare(turned, first))).toBe(percentOf(compare(mixed, first)));
      }),
    );
  });

  it('names the copied sentences by their section', () => {
    const same = compare([section('lune', moon, sun), section('fin', 'Trop court.')], [section('x', moon)]);
    expect(same).toEqual({
      of: 2,
      copied: 1,
      passages: 0,
      places: [{ section: 'lune', quotes: [moon] }],
    });
  });

  it('does not count the own passages nor the own earlier version as copies', () => {
    const sections = [section('a', moon, sun)];
    const [first = '', second = ''] = marksOf(knownOf(sections, []));
    const of = (more: object) => compare(sections, sections, more);
    expect(of({ passages: new Set([first]) })).toMatchObject({ copied: 1, passages: 1, of: 2 });
    expect(of({ own: new Set([first, second]) })).toMatchObject({ copied: 0, passages: 0, places: [] });
  });

  it('leaves out values, titles and repeated sentences', () => {
    const with_ = (text: string): Section => ({
      ...section('a'),
      blocks: [
        {
          kind: 'paragraph',
          runs: [
            'Votre Lune est en ',
            { value: 'positions/Lune/Signe', text },
            ' et vous pesez chaque chose avant de la prendre.',
          ],
        },
      ],
    });
    expect(percentOf(compare([with_('Taureau')], [with_('Bélier')]))).toBe(100);
    expect(compare([section('a', moon, moon)], []).of).toBe(1);
    expect(compare([section('a')], [section('b')]).of).toBe(0);
  });

  it('reads quotes, lists, captions, the hour and questions as well', () => {
    const blocks: Block[] = [
      { kind: 'quote', lines: [[moon]] },
      { kind: 'list', rows: [{ name: 'II', runs: [sun] }] },
      {
        kind: 'figure',
        figure: 0,
        caption: ['Le dessin montre votre ciel tel que vous l’avez trouvé ce matin.'],
      },
      { kind: 'hour', runs: ['Six heures quarante-deux est écrit sur la copie de votre acte de naissance.'] },
      {
        kind: 'questions',
        questions: [['À qui pourriez-vous rendre compte, une fois par mois, de ce que vous commencez ?']],
      },
    ];
    expect(compare([{ ...section('a'), blocks }], []).of).toBe(5);
  });

  it('compares a bounded number of sentences', () => {
    const many = Array.from(
      { length: 3000 },
      (_, at) => `Phrase numéro ${at} de ce rapport qui ne veut vraiment pas finir.`,
    );
    expect(compare([section('a', ...many)], []).of).toBe(mostSentences);
  });
});

it('the text of a PDF is read across its lines and broken words', () => {
  const lines = moon.replace('lenteur, et', 'len-\nteur,\net');
  expect(marksOf(knownInText(lines, []))).toEqual(marksOf(knownOf([section('a', moon)], [])));
});

it.each([
  [20, 4, false, 'as much as is allowed'],
  [20, 5, true, 'more than is allowed'],
  [19, 19, false, 'too short to say anything'],
])('of %i sentences %i copied ones are looked at: %s (%s)', (of, copied, isLookedAt) => {
  expect(isTooSame({ of, copied }, 20)).toBe(isLookedAt);
});
