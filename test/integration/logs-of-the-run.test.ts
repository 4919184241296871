/** Runs last: checks the log lines of all functions from all other tests of the run. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { birth, names } from '#test/support/e2e/shop-pages.ts';
import { allLogLines } from '#test/support/proof/log-lines.ts';

/** Personal data of the run's customers by kind, in any form; each with an example that the pattern must match. */
const personal: readonly (readonly [kind: string, pattern: RegExp, example: string])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i, 'cliente-1@exemple.fr'],
  ['a date of birth', /\b(19\d\d|200\d)-\d\d-\d\d\b|\b\d\d\/\d\d\/(19|20)\d\d\b/, birth.date],
  ['a place of birth', /Réunion|Nantes|Lille/, birth.place],
  ['a name', /Maëlys|Camille|Angelo|Diaye|Renard|Kerjean|Bérénice|Morel|Intruse|Payet/, names.firstName],
  ['a password', /sagesse-[0-9a-f]{8}|comete-\d|-atelier-1|administration-1/, 'sagesse-0a1b2c3d'],
  ['an address of the network', /\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/, '10.11.12.13'],
  ['a signed token', /(?<![\w-])eyJ[\w-]{10}/, 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'],
  ['a token of a link or a claim', /(?<![\w-])[\w-]{43}(?![\w-])/, 'q'.repeat(43)],
  ['a secret of the shop', /sk_(test|live)_|whsec_/, 'whsec_0'],
];

let lines: readonly string[] = [];
beforeAll(async () => {
  const { access } = await newCustomer();
  await call('GET', `/api/orders/${randomUUID()}`, { token: access });
  lines = [...(await allLogLines()).values()].flat();
});

test('the log lines of the run exist', () => {
  for (const text of ['"refused"', '"trace":"1-']) {
    expect(lines.filter((line) => line.includes(text))).not.toEqual([]);
  }
});

test('a random id that has the first letters of a signed token in its middle is no personal data', () => {
  const id = 'cs_test_VS4oftRrKucfI5aXNGeyJAffI47c7TVNkWT7ZntTZNAKctBQz74tqGLNpI';
  expect(personal.filter(([, pattern]) => pattern.test(id))).toEqual([]);
});

test.each(personal)('no log line of any function contains %s', (_kind, pattern, example) => {
  expect(example).toMatch(pattern);
  expect(lines.filter((line) => pattern.test(line)).slice(0, 5)).toEqual([]);
});
