import { describe, expect, test } from 'vitest';
import type { Discipline } from '#domain/catalogue.ts';
import type { KnownPerson } from '#domain/persons.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import {
  type Details,
  draftOfPerson,
  noDetails,
  studiedDraftOf,
  studiedInfo,
} from '#web/pages/checkout/details.ts';
import { ownProfileOf, profileChange } from '#web/pages/checkout/profile-change.ts';
import { errorsOf, missingFields } from '#web/pages/checkout/validation.ts';

const forJeanne: Details = {
  ...noDetails,
  ...{ firstName: 'Camille', lastName: 'Renard', email: 'camille@exemple.fr' },
  ...{ whom: 'other', personFirstName: 'Jeanne ', personLastName: 'Le Goff', agrees: true },
  ...{ birthDate: '03/02/1995', birthTime: '6h42', birthPlace: 'Brest', terms: true, adult: true },
};
const jeanne: KnownPerson = {
  ...{ id: 'a1b2c3d4-0000-4000-8000-000000000002', first_name: 'Jeanne', last_name: 'Le Goff' },
  ...{ birth_date: '1995-02-03', birth_time: '06:42', birth_place: 'Brest' },
  birth_names: { firstNames: 'Jeanne Marie', lastName: 'Kerviel' },
  agreed_at: '2026-11-24T08:00:00.000Z',
};
const errors = (change: Partial<Details>, service: Discipline = keyFor.numbers) =>
  errorsOf({ ...forJeanne, ...change }, 'signed-in', [service]);

describe('the form of an order for another person', () => {
  test('asks for their names and their agreement, in words of its own', () => {
    expect(errors({})).toEqual({});
    expect(errors({ agrees: false })).toEqual({
      agrees: 'Confirmez que cette personne est majeure et d’accord.',
    });
    expect(errors({ personFirstName: 'J3anne' })).toHaveProperty('personFirstName');
    expect(missingFields({ ...forJeanne, personLastName: ' ' }, [keyFor.numbers])).toEqual([
      'personLastName',
    ]);
  });

  test('asks the buyer’s own order for none of them', () => {
    const own = { whom: '', personFirstName: '', personLastName: '', agrees: false };
    expect(errors(own)).toEqual({});
    expect(missingFields({ ...forJeanne, ...own }, [keyFor.numbers])).toEqual([]);
  });

  test('refuses a minor', () => {
    expect(errors({ birthDate: '01/01/2015' })).toHaveProperty('birthDate');
  });

  test('checks the names of the certificate only for a numerologist who gets other ones', () => {
    const wrong = { birthNamesTyped: 'yes', birthFirstNames: 'J3anne', birthLastName: 'Kerviel' };
    expect(Object.keys(errors(wrong))).toEqual(['birthFirstNames']);
    expect(errors(wrong, keyFor.design)).toEqual({});
    expect(errors({ ...wrong, birthNamesTyped: 'no' })).toEqual({});
  });

  test('asks for no name of the certificate, and tells an error of a name once', () => {
    const open = { birthNamesTyped: 'yes', birthFirstNames: '', birthLastName: ' ' };
    expect(errors(open)).toEqual({});
    expect(Object.keys(errors({ ...open, personFirstName: 'J3anne' }))).toEqual(['personFirstName']);
  });
});

describe('what is sent', () => {
  const names = { birthNamesTyped: 'yes', birthFirstNames: 'Jeanne Marie', birthLastName: ' Kerviel' };

  test('names the person and, for numerology, the certificate', () => {
    const person = { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true };
    const birthNames = { firstNames: 'Jeanne Marie', lastName: 'Kerviel' };
    expect(studiedInfo({ ...forJeanne, ...names }, [keyFor.pack])).toEqual({ person, birthNames });
    expect(studiedInfo({ ...forJeanne, ...names }, [keyFor.design])).toEqual({ person });
    expect(studiedInfo({ ...forJeanne, ...names, birthNamesTyped: 'no' }, [keyFor.numbers])).toEqual({
      person,
    });
    expect(studiedInfo({ ...forJeanne, whom: '' }, [keyFor.numbers])).toEqual({});
  });

  test.each([
    ['birthFirstNames', { firstNames: 'Jeanne', lastName: 'Kerviel' }],
    ['birthLastName', { firstNames: 'Jeanne Marie', lastName: 'Le Goff' }],
  ])('has the name of every day where %s is left empty', (field, birthNames) => {
    expect(studiedInfo({ ...forJeanne, ...names, [field]: ' ' }, [keyFor.numbers])).toMatchObject({
      birthNames,
    });
  });

  test('has no names of the certificate where both are empty', () => {
    const empty = { ...names, birthFirstNames: '', birthLastName: '' };
    expect(studiedInfo({ ...forJeanne, ...empty }, [keyFor.numbers])).not.toHaveProperty('birthNames');
  });
});

describe('a kept person', () => {
  test('fills in names and birth, and the agreement is asked for again', () => {
    expect(draftOfPerson(jeanne)).toMatchObject({
      ...{ whom: 'other', personId: jeanne.id, personFirstName: 'Jeanne', personLastName: 'Le Goff' },
      ...{ birthDate: '03/02/1995', birthTime: '06:42', birthPlace: 'Brest' },
      ...{ birthFirstNames: 'Jeanne Marie', birthLastName: 'Kerviel', birthNamesTyped: 'yes' },
    });
    expect(draftOfPerson(jeanne)).not.toHaveProperty('agrees');
  });

  test('comes back with an order, without the names of an order for the buyer', () => {
    const person = { firstName: 'Jeanne', lastName: 'Le Goff' };
    expect(studiedDraftOf({ person })).toEqual({
      ...{ whom: 'other', personFirstName: 'Jeanne', personLastName: 'Le Goff' },
    });
    expect(studiedDraftOf({})).toEqual({});
  });
});

describe('the account after an order for another person', () => {
  const info: CustomerInfo = {
    ...customerInfo({ birthDate: '1995-02-03', birthTime: '06:42', birthPlace: 'Brest' }),
    person: { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true },
  };
  const profile = { first_name: 'Camille', last_name: 'Renard', birth_date: '1991-04-17' };
  const ids = { chosen: '', fresh: 'a1b2c3d4-0000-4000-8000-000000000009' };
  const { agreed_at: _at, birth_names: _names, ...kept } = jeanne;

  test('keeps the person, and its own names and birth stay', () => {
    expect(profileChange(info, profile, ids)).toEqual({ person: { ...kept, id: ids.fresh, agrees: true } });
    expect(ownProfileOf(info)).toEqual({ first_name: 'Camille', last_name: 'Renard' });
  });

  test('keeps nobody twice', () => {
    const known = { ...profile, persons: [jeanne] };
    expect(profileChange(info, known, ids)).toBeUndefined();
    expect(profileChange(info, known, { ...ids, chosen: jeanne.id })).toBeUndefined();
  });

  test('changes the chosen person, and makes a new one under another name', () => {
    const known = { ...profile, persons: [jeanne] };
    const chosen = { ...ids, chosen: jeanne.id };
    expect(profileChange({ ...info, birthPlace: 'Nantes' }, known, chosen)?.person).toMatchObject({
      ...{ id: jeanne.id, birth_place: 'Nantes', birth_names: jeanne.birth_names },
    });
    const luc = { firstName: 'Luc', lastName: 'Le Goff', agrees: true as const };
    expect(profileChange({ ...info, person: luc }, known, chosen)?.person).toMatchObject({ id: ids.fresh });
  });

  test('keeps nobody without a date of birth', () => {
    expect(profileChange({ ...info, birthDate: '' }, profile, ids)).toBeUndefined();
  });
});
