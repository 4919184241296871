import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedWords } from '#domain/report/printed-words.ts';
import { foreignFinder, hasFirstName, type Person } from '#domain/report/wrong-person.ts';
import { keyFor } from '#test/support/keys.ts';

const own: Person = { firstName: 'Hélène', lastName: 'Lefèvre', birthDate: '1991-04-17' };
const other: Person = { firstName: 'Jean-Baptiste', lastName: "D'Angelo", birthDate: '1985-03-12' };
const foreign = (text: string, person = own, others: readonly Person[] = [other]) =>
  foreignFinder(person, printedWords(keyFor.numbers, 'Pascal Aubry'), others)(text);
/** Whether a report is for somebody else: its first name, then another customer. */
const judge = (text: string, person = own, others: readonly Person[] = [other]) => {
  if (!hasFirstName(text, person)) return 'first_name_missing';
  return foreign(text, person, others).length > 0 ? 'other_customer' : undefined;
};

describe('the first name of the customer', () => {
  it.each([
    'Bonjour Hélène, voici votre ciel.',
    'BONJOUR HELENE',
    'Pour He\u0301le\u0300ne,',
    'Bonjour Hé-\nlène, voici',
    'H É L È N E',
    'Rapport d’Hélène.',
  ])('is found in «%s»', (text) => {
    expect(judge(text)).toBeUndefined();
  });

  it.each(['', 'Bonjour Marie', 'Hélènette a écrit', 'hel ene'])('is missing in «%s»', (text) => {
    expect(judge(text)).toBe('first_name_missing');
  });

  it.each(['-', '’', "'"])('«%s», sold before a letter was asked for, is missing nowhere', (firstName) => {
    expect(judge('Bonjour, voici votre ciel.', { ...own, firstName })).toBeUndefined();
  });

  it.each([
    ['Félicie', 'Bonjour Fe\u0301licie'],
    ['Ofira', 'Bonjour O\ufb01ra'],
    ['Lætitia', 'Bonjour Laetitia'],
    ['N’Diaye', "Bonjour N'Diaye"],
    ['Jean-Luc', 'Bonjour Jean-\nLuc'],
    ['Marie Claire', 'Bonjour Marie-Claire'],
    ['Anne', 'A N N E  M A R T I N'],
  ])('%s is found in «%s»', (firstName, text) => {
    expect(judge(text, { ...own, firstName })).toBeUndefined();
  });
});

describe('another customer', () => {
  it.each([
    'Jean-Baptiste D’Angelo',
    "D'ANGELO Jean Baptiste",
    'Jean Baptiste\nd’Angelo',
    'D’Angelo, Jean-Baptiste',
    'Jean-Bap-\ntiste D’Angelo',
    'Bonjour Jean-Baptiste D’Angelo',
    'RAPPORT POUR JEAN-BAPTISTE D’ANGELO',
    'voici Jean-Baptiste D’Angelo\nVotre ciel',
    'JEAN BAPTISTE D ANGELO ET MARIE',
    'JEANBAPTISTEDANGELO'.split('').join(' '),
    'J E A N - B A P T I S T E  D ’ A N G E L O',
    'né le 12/03/1985',
    'né le 12.3.1985',
    'le 12 mars 1985',
    'le 12 MARS\n1985',
    'du 1985-03-12',
  ])('is found in «%s»', (words) => {
    expect(judge(`Hélène, ${words}.`)).toBe('other_customer');
  });

  it.each([
    'Jean-Baptiste seul',
    'jean baptiste\nd angelo',
    'Jean-Baptiste. D’Angelo',
    'Jean-Baptiste D’Angelo-Martin',
    'avec Marie-Jean-Baptiste D’Angelo',
    'ainsi Paul Jean-Baptiste D’Angelo',
    'le 12 mars 1986',
    '112/03/1985',
    'le 3 décembre 1985',
  ])('is not seen in «%s»', (words) => {
    expect(judge(`Hélène, ${words}.`)).toBeUndefined();
  });

  it.each(['1er mars 1985', '01/03/1985', '1 mars 1985', '1/3/1985'])('born on a first: «%s»', (words) => {
    expect(judge(`Hélène, ${words}.`, own, [{ ...other, birthDate: '1985-03-01' }])).toBe('other_customer');
  });

  it('with the same birth date or the same name proves nothing', () => {
    const twin = { ...other, birthDate: own.birthDate };
    const text = 'Hélène Lefèvre, née le 17 avril 1991. Hélène Lefèvre Hélène Lefèvre.';
    expect(
      judge(text, own, [twin, { ...other, firstName: own.firstName, lastName: own.lastName }]),
    ).toBeUndefined();
  });

  it('whose name is a part of this customer’s own is only found beside it', () => {
    const long: Person = { ...own, firstName: 'Anne Marie', lastName: 'Martin-Dupont' };
    const short: Person = { ...other, firstName: 'Marie', lastName: 'Martin' };
    expect(judge('Anne-Marie Martin-Dupont', long, [short])).toBeUndefined();
    expect(judge('Anne-Marie, comme Marie Martin', long, [short])).toBe('other_customer');
  });

  it('without a birth date is found by name only', () => {
    expect(judge('Hélène, le 12 mars 1985', own, [{ ...other, birthDate: '' }])).toBeUndefined();
  });
});

describe('a report for somebody else than the buyer', () => {
  const buyer = { firstName: 'Camille', lastName: 'Renard' };
  const camille: Person = { ...buyer, birthDate: '1991-04-17' };
  const jeanne: Person = { firstName: 'Jeanne', lastName: 'Renard', birthDate: '1995-02-03', buyer };

  it('speaks to the person studied and may name the buyer', () => {
    expect(judge('Jeanne, Camille Renard vous offre ce ciel.', jeanne, [camille])).toBeUndefined();
    expect(judge('Camille Renard, voici votre ciel.', jeanne, [])).toBe('first_name_missing');
  });

  it('holds no birth of the buyer', () => {
    expect(judge('Jeanne, née le 17 avril 1991', jeanne, [camille])).toBe('other_customer');
  });

  it('is not handed to the buyer as their own', () => {
    expect(judge('Camille, voici le ciel de Jeanne Renard', camille, [jeanne])).toBe('other_customer');
  });
});

describe('any other customer', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeioubdfkzéï'), minLength: 3, maxLength: 8 });
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const simple = letters.map(capital);
  const name = fc.oneof(
    simple,
    fc.tuple(simple, simple).map((two) => two.join('-')),
    letters.map((text) => `D’${capital(text)}`),
  );
  const person = fc.record({ firstName: name, lastName: name, birthDate: fc.constant('') });
  const sentences = [
    'Ici, {} lit.',
    '{}, bonjour',
    'Pour {}',
    'Bonjour\n{}\nVotre ciel',
    'Bonjour {} et Zoé',
  ];
  const writings = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => text.replaceAll('-', ' '),
    (text: string) => text.replace(' ', '\n'),
    (text: string) => [...text].join(' '),
  ];

  it('is found in every way of writing the full name', () => {
    const written = fc.tuple(person, fc.constantFrom(...sentences), fc.constantFrom(...writings));
    fc.assert(
      fc.property(written, ([one, sentence, write]) => {
        const text = sentence.replace('{}', write(`${one.firstName} ${one.lastName}`));
        expect(foreign(text, own, [one])).toMatchObject([{ of: one, what: 'name' }]);
      }),
    );
  });

  it('is not found in words without two capitals, whatever the name', () => {
    const words = fc.array(letters, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(words, (some) => {
        const text = capital(some.join(' '));
        const others = some.flatMap((firstName, at) =>
          ['-', some[at + 1] ?? ''].map((lastName) => ({ firstName, lastName, birthDate: '' })),
        );
        expect(foreign(text, own, others)).toEqual([]);
      }),
    );
  });

  it('is not found within a longer name', () => {
    fc.assert(
      fc.property(person, simple, fc.constantFrom(' ', '-'), (one, more, joint) => {
        const text = `ainsi ${one.firstName} ${one.lastName}${joint}${more}.`;
        expect(foreign(text, own, [one])).toEqual([]);
      }),
    );
  });

  it('is found in a long report among ten thousand others within seconds', () => {
    const page = 'Votre Lune en Poissons aime le soir, et Jean-Baptiste le sait. '.repeat(16);
    const others = Array.from({ length: 10_000 }, (_, at) => ({
      ...other,
      firstName: 'Jean',
      lastName: `Nom${at.toString(26)}`.replaceAll(/\d/g, 'x'),
    }));
    const began = performance.now();
    expect(foreign(`${page.repeat(100)} Jean-Baptiste D’Angelo`, own, [...others, other])).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
