import { expect, it } from 'vitest';
import { closeIssue } from '#lambdas/atelier/close-issue.ts';
import { readIssues } from '#lambdas/issues/read-issues.ts';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { now, orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const repeated = {
  kind: 'same',
  id: `${orderId} ${keyFor.numbers}`,
  order_id: orderId,
  service: keyFor.numbers,
  since: now.toISOString(),
  note: '34',
} as const;
const member = { id: 'm', name: 'Mireille', discipline: keyFor.numbers, isAdministrator: false } as const;

it('a delivered report that repeats others is counted, and shown to administrators with its customer', async () => {
  const { deps } = shopToSweep({ orders: [paidOrderRecord()], records: [repeated] });
  expect((await sweepIssues({ ...deps, now })).counts).toMatchObject({ issues_same: 1, issues_waiting: 0 });
  const shop = { ...deps, profiles: { findAll: async () => [profileRecord()] }, now };
  const customer = { name: 'Camille Renard', email: 'camille@exemple.fr' };
  expect((await readIssues({ ...member, isAdministrator: true }, shop)).items).toMatchObject([
    { ...repeated, customer },
  ]);
  expect((await readIssues(member, shop)).items).toEqual([]);
});

it('only an administrator takes it from the list', async () => {
  const closed: string[] = [];
  const issues = { close: async (...given: string[]) => void closed.push(...given) };
  await expect(closeIssue(member, repeated, { issues })).rejects.toMatchObject({ code: 'forbidden' });
  expect(closed).toEqual([]);
  await closeIssue({ ...member, isAdministrator: true }, repeated, { issues });
  expect(closed).toEqual(['same', repeated.id]);
});
