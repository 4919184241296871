import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { knownSentences, sentencesOf } from '#domain/report/checks/sentences.ts';
import { fold } from '#domain/report/fold.ts';

const marks = (text: string, names?: readonly string[]) =>
  knownSentences(text, names).map(({ mark }) => mark);

/** «cf.» and «env.» end no sentence. */
const word = fc.stringMatching(/^[a-zéèàœ]{2,9}$/).filter((one) => one !== 'cf' && one !== 'env');
const words = (min: number, max: number) => fc.array(word, { minLength: min, maxLength: max });
const written = (list: readonly string[]) =>
  `${list.join(' ').replace(/^./u, (first) => first.toUpperCase())}.`;
const sentence = words(8, 30).map(written);

describe('French sentences', () => {
  it.each([
    ['Le Soleil se lève. La Lune attend.', ['Le Soleil se lève.', 'La Lune attend.']],
    ['Elle l’a dit : « Je pars. » Puis rien.', ['Elle l’a dit : « Je pars. »', 'Puis rien.']],
    ['Pourquoi ? Parce que… Écoutez !', ['Pourquoi ?', 'Parce que…', 'Écoutez !']],
    ['M. Renard et Mme. Martin, nés à St. Denis.', ['M. Renard et Mme. Martin, nés à St. Denis.']],
    ['D’après J. Renard, tout va.', ['D’après J. Renard, tout va.']],
    ['Vénus est en maison V. Vous la sentez.', ['Vénus est en maison V.', 'Vous la sentez.']],
    ['La Lune est à 27°34′. 12 pas plus loin, Mars.', ['La Lune est à 27°34′.', '12 pas plus loin, Mars.']],
    ['Il pèse 1.5 fois plus, env. 3 ans.', ['Il pèse 1.5 fois plus, env. 3 ans.']],
    ['Sans fin', ['Sans fin']],
    ['', []],
    [' \n ', []],
  ])('of «%s»', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('are found again when they were joined, and lose no word', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(' ', '\n', '  '),
        (all, gap) => {
          expect(sentencesOf(all.join(gap))).toEqual(all);
        },
      ),
    );
  });
});

describe('the mark of a sentence', () => {
  it('is eight of its words in a row', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const [mark = ''] = marks(text);
        expect(mark.split(' ')).toHaveLength(8);
        expect(fold(text)).toContain(mark);
      }),
    );
  });

  it('is none for fewer words', () => {
    fc.assert(
      fc.property(words(0, 7), (list) => {
        expect(marks(list.join(' '))).toEqual([]);
      }),
    );
  });

  it('outlives case, accents, signs and what no reader sees', () => {
    fc.assert(
      fc.property(sentence, fc.integer(), (text, seed) => {
        const changed = [
          text.toUpperCase(),
          text.normalize('NFD'),
          text.replaceAll(' ', '\u00a0'),
          text.replaceAll(' ', ', '),
          [...text].join('\u2060'),
          [...text].join('\u00ad'),
          text.replaceAll('a', 'а').replaceAll('o', 'ο').replaceAll('e', 'е'),
        ];
        const one = changed[Math.abs(seed) % changed.length] ?? '';
        expect(marks(one)).toEqual(marks(text));
      }),
    );
  });

  it('does not depend on the name of the reader', () => {
    const to = (name: string) =>
      marks(`${name}, votre Lune a besoin de lenteur et de silence pour se poser.`, [name]);
    expect(to('Camille')).toEqual(to('Jean-Baptiste'));
  });

  it('of one sentence changes with it and with no other', () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 2, maxLength: 10 }),
        sentence,
        fc.nat(),
        (all, other, at) => {
          const place = at % all.length;
          const edited = all.map((text, index) => (index === place ? other : text));
          const before = all.map((text) => marks(text));
          expect(edited.flatMap((text) => marks(text))).toEqual(
            before.flatMap((mark, index) => (index === place ? marks(other) : mark)),
          );
          expect(marks(edited.join(' '))).toEqual(edited.flatMap((text) => marks(text)));
        },
      ),
    );
  });
});

test('ten thousand words without an end are cut, so that a copied part shows', () => {
  const copied = Array.from({ length: 10_000 }, (_, at) => `mot${(at * 7919) % 4001}`);
  const before = marks(copied.join(' '));
  expect(before.length).toBeGreaterThan(150);
  const moved = new Set(marks(`un mot de plus et ${copied.join(', ')}`));
  expect(before.filter((mark) => !moved.has(mark)).length).toBeLessThanOrEqual(2);
});

test('one word ten thousand times is cut as well', () => {
  expect(new Set(marks('mot '.repeat(10_000)))).toEqual(new Set([Array(8).fill('mot').join(' ')]));
});

test('a million characters take no time to speak of', () => {
  const start = performance.now();
  for (const text of [
    ' '.repeat(1e6),
    '. '.repeat(5e5),
    '. A'.repeat(3e5),
    '« '.repeat(5e5),
    'M. '.repeat(3e5),
  ])
    marks(text);
  expect(performance.now() - start).toBeLessThan(8000);
});
