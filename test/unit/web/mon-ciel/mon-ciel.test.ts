/** What /mon-ciel asks for, what it hands over, and its files. */
import { describe, expect, it } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { charts } from '#domain/chart-kinds.ts';
import { words } from '#lib/drawings/charts/scene.ts';
import { keyFor } from '#test/support/keys.ts';
import { carried, carriedIn, withoutCarried } from '#web/features/birth/carried.ts';
import { drawings, firstDrawn, waitingId } from '#web/pages/mon-ciel/drawings.ts';
import { fileOf } from '#web/pages/mon-ciel/sky-result.tsx';
import { errorsOf, nothing } from '#web/pages/mon-ciel/typed.ts';

it('offers each chart once, of the first service that has it, and comes with the wheel', () => {
  expect(drawings.map(({ chart }) => chart)).toEqual(charts);
  expect(drawings.map(({ service }) => waitingId(service))).toEqual(
    disciplines.map((service) => `mon-ciel-${service}`),
  );
  expect(firstDrawn).toBe(disciplines[0]);
});

describe('the typed birth', () => {
  it('needs date, hour and place for a drawing of the sky', () => {
    expect(Object.keys(errorsOf(keyFor.design, nothing))).toEqual(['birthDate', 'birthTime', 'birthPlace']);
  });

  it('needs names and date for the numbers, and neither hour nor place', () => {
    expect(Object.keys(errorsOf(keyFor.numbers, nothing))).toEqual(['firstName', 'lastName', 'birthDate']);
  });

  it('needs no hour that is not known', () => {
    const typed = {
      ...{ ...nothing, birthDate: '17/04/1991' },
      ...{ birthPrecision: 'unknown', birthPlace: 'Lyon' },
    };
    expect(errorsOf(keyFor.western, typed)).toEqual({});
    expect(errorsOf(keyFor.western, { ...typed, birthPrecision: 'part' })).toHaveProperty('birthDayPart');
  });

  it('refuses a day that does not exist, and half a point', () => {
    const typed = { ...nothing, birthDate: '31/02/1991', birthTime: '6h42', birthPlace: 'Ferme' };
    const errors = errorsOf(keyFor.chinese, { ...typed, birthLatitude: '45' });
    expect(Object.keys(errors)).toEqual(['birthDate', 'birthLongitude']);
  });
});

describe('the handed birth', () => {
  it('is read as it was given, without what is empty, and leaves the rest of the state', () => {
    const state = { ...carried({ birthDate: '17/04/1991', birthTime: '' }), fromServices: true };
    expect(carriedIn(structuredClone(state))).toEqual({ birthDate: '17/04/1991' });
    expect(withoutCarried(state)).toEqual({ fromServices: true });
  });

  it.each([null, undefined, 'text', {}, { carried: 3 }, { carried: { birthDate: 3 } }])(
    'is nothing in the state %o',
    (state) => expect(carriedIn(state)).toBeUndefined(),
  );

  it('takes only fields of a birth and its names', () => {
    expect(carriedIn({ carried: { terms: 'yes', email: 'a@b.fr', birthPlace: 'Lyon' } })).toEqual({
      birthPlace: 'Lyon',
    });
  });
});

it('a file names only fonts that every system has, and escapes the typed letters', () => {
  const scene = {
    box: [0, 0, 10, 10] as const,
    shapes: [words('letter', '<É', [1, 1], 2), words('degree', '8', [2, 2], 2)],
  };
  const file = fileOf(scene, keyFor.numbers);
  expect(file).not.toMatch(/Commissioner|Brygada/);
  expect(file).toContain('&lt;É');
  expect(file).toMatch(/^<svg [^>]*><rect /);
});
