import { expect, test } from 'vitest';
import type { KnownPerson } from '#domain/persons.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { draftOf, errorsOf, type PersonDraft, personOf } from '#web/pages/compte/person-draft.ts';

const jeanne: KnownPerson = {
  ...{ id: 'a1b2c3d4-0000-4000-8000-000000000002', first_name: 'Jeanne', last_name: 'Le Goff' },
  ...{ birth_date: '1995-02-03', birth_time: '06:42', birth_place: 'Brest' },
  birth_names: { firstNames: 'Jeanne Marie', lastName: 'Kerviel' },
  agreed_at: '2026-11-24T08:00:00.000Z',
};
const errors = (change: Partial<PersonDraft>) => errorsOf({ ...draftOf(jeanne), agrees: true, ...change });

test('a kept person is typed as it was, and sent as it was', () => {
  const { agreed_at: _, ...kept } = jeanne;
  const sent = personOf(jeanne.id, draftOf(jeanne), undefined);
  expect(sent).toEqual({ ...kept, agrees: true });
  expect(updateProfile.body.safeParse({ person: sent }).success).toBe(true);
  expect(errors({})).toEqual({});
});

test('a change needs the agreement anew', () => {
  expect(draftOf(jeanne).agrees).toBe(false);
  expect(errors({ agrees: false })).toEqual({
    agrees: 'Confirmez que cette personne est majeure et d’accord.',
  });
});

test.each<[Partial<PersonDraft>, keyof PersonDraft, string]>([
  [{ firstName: 'J3anne' }, 'firstName', 'Le prénom ne peut contenir que des lettres, espaces et tirets'],
  [{ lastName: ' ' }, 'lastName', 'Écrivez le nom.'],
  [
    { firstName: 'J3anne', birthFirstNames: '' },
    'firstName',
    'Le prénom ne peut contenir que des lettres, espaces et tirets',
  ],
  [
    { birthLastName: 'K3rviel' },
    'birthLastName',
    'Le nom ne peut contenir que des lettres, espaces et tirets',
  ],
  [{ birthDate: '' }, 'birthDate', 'Écrivez la date de naissance, par exemple 17/04/1991.'],
  [
    { birthDate: '01/01/2015' },
    'birthDate',
    'Nos consultations s’adressent aux personnes majeures. Vérifiez l’année.',
  ],
  [{ birthTime: '' }, 'birthTime', 'Écrivez l’heure, ou dites ce que vous en savez.'],
  [{ birthTime: '25:00' }, 'birthTime', 'Écrivez l’heure et les minutes, par exemple 06:42.'],
  [{ birthTime: '', birthPrecision: 'part' }, 'birthDayPart', 'Choisissez le moment de la journée.'],
  [{ birthPlace: '' }, 'birthPlace', 'Indiquez le lieu de naissance.'],
  [
    { birthLatitude: 'nord', birthLongitude: '2' },
    'birthLatitude',
    'Écrivez des degrés, par exemple 48,85 ou −20,88.',
  ],
  [{ birthZone: 'heure d’été' }, 'birthZone', 'Choisissez un fuseau horaire de la liste.'],
])('%o is told at its field', (change, field, message) => {
  const told = Object.entries(errors(change)).map(([name, text]) => [
    name,
    text?.replace(/[\u00a0\u202f]/g, ' '),
  ]);
  expect(told).toEqual([[field, message]]);
});

test.each([
  [{ birthFirstNames: '' }, { firstNames: 'Jeanne', lastName: 'Kerviel' }],
  [{ birthLastName: ' ' }, { firstNames: 'Jeanne Marie', lastName: 'Le Goff' }],
  [{ birthFirstNames: '', birthLastName: '' }, undefined],
])('either name of the certificate may be left out: %o', (change, birth_names) => {
  const draft = { ...draftOf(jeanne), agrees: true, ...change };
  expect(errorsOf(draft)).toEqual({});
  expect(personOf(jeanne.id, draft, undefined).birth_names).toEqual(birth_names);
});

test('an unknown hour is an answer', () => {
  expect(errors({ birthTime: '', birthPrecision: 'unknown' })).toEqual({});
});

test('a new person begins empty, without names of a certificate', () => {
  expect(personOf(jeanne.id, { ...draftOf(undefined), firstName: 'Luc' }, undefined)).not.toHaveProperty(
    'birth_names',
  );
});
