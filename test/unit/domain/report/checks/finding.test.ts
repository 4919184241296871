import { expect, it } from 'vitest';
import { type Finding, standing } from '#domain/report/checks/finding.ts';

const finding = (id: string, confirm: boolean, stops: boolean): Finding => ({
  ...{ id, kind: 'value', text: 'Valeur' },
  confirm,
  stops,
});

it('an accepted finding no longer stands, unless nobody may accept it', () => {
  const all = [finding('never', false, true), finding('asked', true, true), finding('told', false, false)];
  const left = (...accepted: string[]) => standing(all, accepted).map(({ id }) => id);
  expect(left()).toEqual(['never', 'asked']);
  expect(left('asked', 'unknown')).toEqual(['never']);
  expect(left('never', 'asked', 'told')).toEqual(['never']);
});
