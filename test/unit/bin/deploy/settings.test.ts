/** The remembered settings of a stage's deployments, which the next deployment uses. */
import { expect, test } from 'vitest';
import { waitBeforeSending } from '../../../../bin/deploy/origin-secret.ts';
import { settingsOf, withVisitor } from '../../../../bin/deploy/settings.ts';

test('a deployment without options keeps the stored ones; «none» removes one', () => {
  const known = { domain: 'www.shop.fr', alarmAddress: 'ops@shop.fr', visitor: 'x' };
  expect(settingsOf({}, {})).toEqual({});
  expect(settingsOf({ booksAccount: '444455556666' }, {})).toEqual({ booksAccount: '444455556666' });
  expect(settingsOf(known, {})).toEqual({ domain: 'www.shop.fr', alarmAddress: 'ops@shop.fr' });
  expect(settingsOf(known, { domain: 'shop.fr' })).toEqual({
    domain: 'shop.fr',
    alarmAddress: 'ops@shop.fr',
  });
  expect(settingsOf(known, { domain: 'none' })).toEqual({ alarmAddress: 'ops@shop.fr' });
});

test('every deployment of a stage is checked with the same account, which the first one names', () => {
  const first = withVisitor({}, {});
  expect(first.visitor).toMatch(/^success\+/);
  expect(withVisitor({ domain: 'shop.fr' }, first)).toEqual({ domain: 'shop.fr', visitor: first.visitor });
});

test('the CDN does not send a new secret before every function has read it', () => {
  const changedAt = new Date('2026-11-21T10:00:00Z');
  const wait = (values: string[], at: string) => waitBeforeSending({ values, changedAt }, new Date(at));
  expect(wait(['only'], '2026-11-21T10:00:01Z')).toBe(0);
  expect(wait(['new', 'old'], '2026-11-21T10:01:00Z')).toBe(5 * 60_000);
  expect(wait(['new', 'old'], '2026-11-21T10:06:00Z')).toBe(0);
});
