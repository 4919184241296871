/** What an account adds to step 2: all of a person, or nothing of them. */
import { describe, expect, test } from 'vitest';
import type { Profile } from '#domain/profile.ts';
import { type Details, draftOfPerson, noDetails } from '#web/pages/checkout/details.ts';
import { addedBy } from '#web/pages/checkout/use-details.ts';

const profile: Profile = {
  ...{ email: 'camille@exemple.fr', email_validated: true, created_at: '2026-11-21T12:00:00Z' },
  ...{ first_name: 'Camille', last_name: 'D’Angelo' },
  ...{ birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' },
  birth_names: { firstNames: 'Camille Anne', lastName: 'Renard' },
};
const names = { firstName: 'Camille', lastName: 'D’Angelo' };
const birth = { birthDate: '03/12/1985', birthTime: '23:05', birthPlace: 'Lille' };
const certificate = { birthNamesTyped: 'yes', birthFirstNames: 'Camille Anne', birthLastName: 'Renard' };
const added = (typed: Partial<Details>) => addedBy(profile)({ ...noDetails, ...typed });

describe('an account adds', () => {
  test.each([
    ['nothing is typed', {}],
    ['the same is typed', { ...names, birthDate: birth.birthDate }],
    ['the same name is typed with other signs and capitals', { firstName: 'camille', lastName: "d'angelo" }],
  ])('all that it knows, where %s', (_, typed) => {
    expect(added(typed)).toEqual({ ...names, ...birth, ...certificate });
  });

  test('nothing at all to another name', () => {
    expect(added({ firstName: 'Jeanne' })).toEqual({});
    expect(added({ lastName: 'Le Goff' })).toEqual({});
  });

  test('no part of its birth to another one', () => {
    expect(added({ birthDate: '04/12/1985' })).toEqual({ ...names, ...certificate });
  });

  test('no names of the certificate to others, nor where they were closed', () => {
    const typed = { birthNamesTyped: 'yes', birthFirstNames: 'Camille Zoé' };
    expect(added(typed)).toEqual({ ...names, ...birth });
    expect(added({ birthNamesTyped: 'no' })).toEqual({ ...names, ...birth });
  });

  test('its names alone to an order for somebody else', () => {
    expect(added(draftOfPerson(undefined))).toEqual(names);
  });
});
