/** The arguments of `npm run staff`. */
import { expect, test } from 'vitest';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { commandOf, lineOf } from '../../../../bin/deploy/staff.ts';

const given = (words: readonly string[], more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ words, name: undefined, discipline: undefined, isAdministrator: false, ...more });

test('the command lists by default, and takes the member to change', () => {
  expect(given([])).toEqual({ command: 'list' });
  expect(given(['leave', 'Claire@Shop.fr'])).toEqual({ command: 'leave', email: 'claire@shop.fr' });
  expect(given(['factor-reset', 'Claire@Shop.fr'])).toEqual({
    command: 'factor-reset',
    email: 'claire@shop.fr',
  });
  const invitation = { email: 'claire@shop.fr', name: 'Claire Martin', is_administrator: true };
  expect(given(['invite', 'claire@shop.fr'], { name: 'Claire Martin', isAdministrator: true })).toEqual({
    command: 'invite',
    invitation,
  });
});

test.each([
  ['without a role', ['invite', 'claire@shop.fr'], { name: 'Claire Martin' }, /discipline/],
  ['without a name', ['invite', 'claire@shop.fr'], { isAdministrator: true }, /npm run staff/],
  ['of no address', ['leave', 'claire'], {}, /Format d’email/],
  ['of nobody', ['return'], {}, /npm run staff/],
  ['unknown', ['fire', 'claire@shop.fr'], {}, /npm run staff/],
  ['with too many words', ['leave', 'claire@shop.fr', 'now'], {}, /npm run staff/],
])('a command %s is refused with the usage', (_case, words, more, reason) => {
  expect(() => given(words, more)).toThrow(reason);
});

test('a line shows name, role and start', () => {
  const line = lineOf({
    id: 'a',
    name: 'Claire Martin',
    email: 'claire@shop.fr',
    discipline: keyFor.numbers,
    is_administrator: true,
    state: 'active',
    since: '2026-11-23T14:00:00.000Z',
  });
  expect(line.replaceAll(/ +/g, ' ')).toBe(
    `Claire Martin claire@shop.fr works here since 2026-11-23 ${nameFor.numbers}, administrator`,
  );
});
