import { describe, expect, it } from 'vitest';
import { type Issue, issueKinds } from '#domain/issues.ts';
import { isDue } from '#domain/notices.ts';
import { noticesOfIssues } from '#lambdas/issues/notices.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { tellOfWorry } from '#lambdas/threads/tell-worry.ts';
import { now, orderId, partTakenBy } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const path = { id: orderId, service: keyFor.numbers };
const me = { id: 'holder', name: 'Bastien Oriol', discipline: keyFor.numbers, isAdministrator: false };

const openShop = (changes: Partial<PartRecord> = {}) => {
  const opened: Issue[] = [];
  const part = partTakenBy('holder', changes);
  const deps = {
    parts: { find: async () => part },
    issues: { open: async (issue: Issue) => void opened.push(issue) },
    now,
  };
  const tell = (step: 'opened' | 'told', who = me) => tellOfWorry(who, path, { step }, deps);
  return { opened, tell };
};

describe('a worry', () => {
  it('keeps nothing of a sheet that was opened alone', async () => {
    const { opened, tell } = openShop();
    expect(await tell('opened')).toEqual({ told: false });
    expect(opened).toEqual([]);
  });

  it('names the part to administrators, and nothing else', async () => {
    const { opened, tell } = openShop();
    expect(await tell('told')).toEqual({ told: true });
    const { numbers: service } = keyFor;
    const since = now.toISOString();
    expect(opened).toEqual([
      { kind: 'care', id: `${orderId} ${service}`, order_id: orderId, service, since },
    ]);
  });

  it('may concern a report that is delivered', async () => {
    const { opened, tell } = openShop({ state: 'delivered', delivered_at: now.toISOString() });
    await tell('told');
    expect(opened).toHaveLength(1);
  });

  it('is told by the expert who has the part alone', async () => {
    const { opened, tell } = openShop();
    const colleague = { ...me, id: 'colleague' };
    await expect(tell('told', colleague)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(tell('opened', colleague)).rejects.toMatchObject({ code: 'forbidden' });
    expect(opened).toEqual([]);
  });

  it('stands first, and waits for no hour of a daily mail', async () => {
    const { opened, tell } = openShop();
    await tell('told');
    expect(issueKinds[0]).toBe('care');
    const notices = noticesOfIssues(opened, now);
    expect(notices).toEqual([
      { id: `care ${orderId} ${keyFor.numbers}`, event: 'care', at: now.toISOString(), order_id: orderId },
    ]);
    const [notice] = notices;
    expect(notice && isDue(notice, 9, now)).toBe(true);
    expect(notice && isDue({ ...notice, event: 'dispute' }, 9, now)).toBe(false);
  });
});
