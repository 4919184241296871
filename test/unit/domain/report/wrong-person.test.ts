import { describe, expect, it } from 'vitest';
import { type Person, wrongPerson } from '#domain/report/wrong-person.ts';

const own: Person = { firstName: 'Hélène', lastName: 'Lefèvre', birthDate: '1991-04-17' };
const other: Person = { firstName: 'Jean-Baptiste', lastName: "D'Angelo", birthDate: '1985-03-12' };
const judge = (text: string, person = own, others: readonly Person[] = [other]) =>
  wrongPerson(text, person, others);

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
    'jean baptiste\nd angelo',
    'J E A N - B A P T I S T E  D ’ A N G E L O',
    'né le 12/03/1985',
    'né le 12.3.1985',
    'le 12 mars 1985',
    'le 12 MARS\n1985',
    'du 1985-03-12',
  ])('is found in «%s»', (words) => {
    expect(judge(`Hélène, ${words}.`)).toBe('other_customer');
  });

  it.each(['Jean-Baptiste seul', 'le 12 mars 1986', '112/03/1985', 'le 3 décembre 1985'])(
    'is not seen in «%s»',
    (words) => {
      expect(judge(`Hélène, ${words}.`)).toBeUndefined();
    },
  );

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
