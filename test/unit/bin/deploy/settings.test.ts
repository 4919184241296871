/** The remembered settings of a stage's deployments, which the next deployment and the way back use. */
import { expect, test } from 'vitest';
import { rollbackLines } from '../../../../bin/deploy/farewell.ts';
import { waitBeforeSending } from '../../../../bin/deploy/origin-secret.ts';
import {
  deployedAs,
  remembering,
  type Settings,
  settingsOf,
  withVisitor,
} from '../../../../bin/deploy/settings.ts';

test('a deployment without options keeps the stored ones; «none» removes one', () => {
  const known = { domain: 'www.shop.fr', alarmAddress: 'ops@shop.fr', commit: 'a' };
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
  const first = deployedAs(withVisitor({}, {}), {}, 'a');
  expect(first.visitor).toMatch(/^success\+/);
  expect(withVisitor({ domain: 'shop.fr' }, first)).toEqual({ domain: 'shop.fr', visitor: first.visitor });
});

test('the way back leads to the previous commit, even after the same one was deployed twice', () => {
  const first = deployedAs({}, {}, 'a');
  expect(first).toEqual({ commit: 'a' });
  const second = deployedAs({}, first, 'b');
  expect(second).toEqual({ commit: 'b', previousCommit: 'a' });
  expect(deployedAs({}, second, 'b')).toEqual({ commit: 'b', previousCommit: 'a' });
});

test('a failed smoke test loses neither the domain nor the previous commit', async () => {
  const written: Settings[] = [];
  const write = async (settings: Settings) => {
    written.push(settings);
  };
  const told = {
    settings: { domain: 'www.shop.fr' },
    known: { alarmAddress: 'x', commit: 'a' },
    commit: 'b',
  };
  const red = remembering(write, told, () => Promise.reject(new Error('red')));
  await expect(red).rejects.toThrow('red');
  expect(written).toEqual([{ domain: 'www.shop.fr', commit: 'a' }]);
  const deploy = async () => {
    expect(written).toHaveLength(2);
    return { siteUrl: 'https://www.shop.fr' };
  };
  const settings = { domain: 'www.shop.fr', commit: 'b', previousCommit: 'a' };
  expect(await remembering(write, told, deploy)).toEqual({ siteUrl: 'https://www.shop.fr', settings });
  expect(written).toEqual([{ domain: 'www.shop.fr', commit: 'a' }, written[0], settings]);
});

test('the way back is printed as a command, once there is one', () => {
  expect(rollbackLines('prod', { commit: 'b', previousCommit: 'a' }).join('\n')).toContain(
    'git checkout a && npm run deploy -- --stage prod',
  );
  expect(rollbackLines('prod', { commit: 'a' }).join('\n')).toContain('none yet');
});

test('the CDN does not send a new secret before every function has read it', () => {
  const changedAt = new Date('2026-11-21T10:00:00Z');
  const wait = (values: string[], at: string) => waitBeforeSending({ values, changedAt }, new Date(at));
  expect(wait(['only'], '2026-11-21T10:00:01Z')).toBe(0);
  expect(wait(['new', 'old'], '2026-11-21T10:01:00Z')).toBe(5 * 60_000);
  expect(wait(['new', 'old'], '2026-11-21T10:06:00Z')).toBe(0);
});
