import { expect, it } from 'vitest';
import { isConsistentBirth } from '#domain/births/birth.ts';
import { knownPersonSchema, maxPersons } from '#domain/persons.ts';
import { seededPersons } from '../../../../bin/local/seeded-births.ts';

const persons = Object.entries(seededPersons(new Date('2026-11-24T08:00:00Z')));

it('the seeded customer has persons with births of all kinds', () => {
  expect(persons.length).toBeLessThanOrEqual(maxPersons);
  for (const [id, person] of persons) {
    const {
      birth_date: birthDate,
      birth_time: birthTime,
      birth,
    } = knownPersonSchema.parse({ id, ...person });
    expect(isConsistentBirth({ birthDate, birthTime, birth }), person.first_name).toBe(true);
  }
  expect(persons.map(([, { first_name, birth }]) => [first_name, birth?.precision, birth?.utc])).toEqual([
    ['Lucie', 'exact', '1984-03-02T13:05:00Z'],
    ['Rémi', 'unknown', null],
    ['Nadia', 'part', null],
    ['Claire', 'exact', '1976-09-25T23:30:00Z'],
    ['André', 'exact', null],
    ['Anna', 'exact', '1928-06-15T08:40:28Z'],
    ['Solveig', 'exact', '1990-06-20T22:30:00Z'],
    ['Hery', 'about', null],
  ]);
});
