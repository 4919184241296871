import { describe, expect, it } from 'vitest';
import { addDays, addHours, epochSeconds } from '#domain/dates.ts';
import type { Issue } from '#domain/issues.ts';
import type { Colleague } from '#lambdas/issues/notices.ts';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { tellStaff } from '#lambdas/issues/tell-staff.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { messageNotice, messageNoticeId } from '#lambdas/staff/message-notice.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import { now } from '#test/support/builders.ts';
import { givenUpMail, partRecord, shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';
import { colleague, memoryNotices } from '#test/support/memory-notices.ts';

const [ines, paul] = [colleague('ines'), colleague('paul')];
const foreign = colleague('foreign', { discipline: keyFor.design });
const admin = colleague('admin', { discipline: undefined, isAdministrator: true });
const everybody = [ines, paul, foreign, admin];

/** Due in two days, so it is only new. */
const fresh = partRecord({ paid_at: now.toISOString(), due_at: addHours(now, 48).toISOString() });
const takenBy = (id: string, changes: Partial<PartRecord> = {}) =>
  partRecord({ ...fresh, state: 'taken', expert: { id, name: id }, ...changes });
const handed = (by: string, from?: string) => ({
  handed: { at: now.toISOString(), by, ...(from && { from }) },
});
const withdrawn = (part: PartRecord): PartRecord => {
  const { queue: _, ...rest } = part;
  return { ...rest, withdrawn_at: now.toISOString() };
};

/** An atelier for repeated runs. */
const openAtelier = (staff: readonly Colleague[] = everybody) => {
  const memory = memoryNotices();
  const look = async (parts: readonly PartRecord[], at = now, issues: readonly Issue[] = []) => {
    const deps = { notices: memory.store, parts: { findAll: async () => [...parts] }, now: at };
    const open = parts.filter(({ queue, service }) => queue === service);
    await tellStaff(open, issues, { ...deps, staff: async () => [...staff] });
    return memory.told();
  };
  return { ...memory, look };
};

describe('the readers of staff mails', () => {
  it('all experts of the discipline of a new part, once, in repeated runs', async () => {
    const { look } = openAtelier();
    expect(await look([fresh])).toEqual(['ines: new', 'paul: new']);
    expect(await look([fresh])).toEqual([]);
    expect(await look([fresh], addHours(now, 1))).toEqual([]);
  });

  it('nobody for a part that its expert took before the first run', async () => {
    expect(await openAtelier().look([takenBy('ines')])).toEqual([]);
  });

  it('only its expert, and administrators, near its due date and when it is late', async () => {
    const { look } = openAtelier();
    const part = takenBy('ines');
    expect(await look([part], addHours(now, 37))).toEqual(['ines: near', 'admin: near']);
    expect(await look([part], addHours(now, 38))).toEqual([]);
    expect(await look([part], addHours(now, 49))).toEqual(['ines: late', 'admin: late']);
    expect(await look([part], addHours(now, 90))).toEqual([]);
  });

  it('all experts of the discipline while nobody has it, and administrators when half of its time is over', async () => {
    const { look } = openAtelier();
    await look([fresh]);
    expect(await look([fresh], addHours(now, 25))).toEqual(['admin: untaken']);
    expect(await look([fresh], addHours(now, 37))).toEqual(['ines: near', 'paul: near', 'admin: near']);
  });

  it('the new and the former expert of a part, but nobody about their own action', async () => {
    const { look } = openAtelier();
    await look([fresh]);
    expect(await look([takenBy('ines')])).toEqual([]);
    expect(await look([takenBy('paul', handed('ines', 'ines'))])).toEqual(['paul: handed']);
    const at = addHours(now, 1).toISOString();
    const byAdmin = takenBy('ines', { handed: { at, by: 'admin', from: 'paul' } });
    expect(await look([byAdmin])).toEqual(['ines: handed', 'paul: moved']);
  });

  it('the other experts of the discipline when it returns to the queue', async () => {
    const { look } = openAtelier();
    await look([fresh]);
    await look([takenBy('ines')]);
    expect(await look([{ ...fresh, ...handed('ines', 'ines') }])).toEqual(['paul: back']);
    const unheard = openAtelier();
    await unheard.look([takenBy('ines')]);
    expect(await unheard.look([{ ...fresh, ...handed('ines', 'ines') }])).toEqual(['paul: back']);
  });

  it('its expert when it is withdrawn or refunded, once', async () => {
    const { look, rows } = openAtelier();
    await look([takenBy('ines')]);
    expect(await look([withdrawn(takenBy('ines'))])).toEqual(['ines: withdrawn']);
    expect(await look([withdrawn(takenBy('ines'))])).toEqual([]);
    expect([...rows.keys()]).toEqual([]);
  });

  it('all who were informed of it when nobody had taken it', async () => {
    const { look } = openAtelier();
    await look([fresh]);
    expect(await look([withdrawn(fresh)])).toEqual(['ines: withdrawn', 'paul: withdrawn']);
  });

  it('its expert for unread messages, once, until they are read or another expert has the part', async () => {
    const atelier = openAtelier();
    const part = takenBy('ines');
    await atelier.look([part]);
    await atelier.store.add(messageNotice(part, 'ines', now));
    expect(await atelier.look([part])).toEqual(['ines: message']);
    expect(await atelier.look([part])).toEqual([]);
    await atelier.store.forget(messageNoticeId(part, 'ines'));
    await atelier.store.add(messageNotice(part, 'ines', now));
    expect(await atelier.look([part])).toEqual(['ines: message']);
    await atelier.look([takenBy('paul')]);
    expect([...atelier.rows.keys()]).not.toContain(messageNoticeId(part, 'ines'));
  });

  it('nobody for a delivered part, whose rows are deleted', async () => {
    const { look, rows } = openAtelier();
    await look([takenBy('ines')], addHours(now, 37));
    const delivered = takenBy('ines', { state: 'delivered', queue: `${keyFor.numbers}#delivered` });
    expect(await look([delivered])).toEqual([]);
    expect(rows.size).toBe(0);
  });

  it('administrators for facts without a part, again when they return', async () => {
    const { look } = openAtelier();
    const issue = { kind: 'dispute', id: 'order', order_id: 'order', since: now.toISOString() } as const;
    expect(await look([], now, [issue])).toEqual(['admin: dispute']);
    expect(await look([], now, [issue])).toEqual([]);
    expect(await look([], now, [])).toEqual([]);
    expect(await look([], now, [issue])).toEqual(['admin: dispute']);
  });

  it('nobody for a given-up staff mail, which would cause another one', async () => {
    const issue = { kind: 'mail', id: 'staff:admin', since: now.toISOString(), mail: 'staff' } as const;
    expect(await openAtelier().look([], now, [issue])).toEqual([]);
  });

  it('administrators when the discipline has no expert', async () => {
    expect(await openAtelier([foreign, admin]).look([fresh])).toEqual(['admin: new']);
    const { look } = openAtelier([paul, admin]);
    expect(await look([takenBy('gone')], addHours(now, 37))).toEqual(['paul: near', 'admin: near']);
  });

  it('each in one mail with all due notices, the most urgent first', async () => {
    const { look } = openAtelier([ines]);
    const late = takenBy('ines', { order_id: 'late', due_at: now.toISOString() });
    expect(await look([fresh, late], addHours(now, 1))).toEqual(['ines: late new']);
  });
});

it('a staff mail is the colleague’s, and ends although nobody could send it', async () => {
  const mails: OutboxRecord[] = [];
  const tell = async (_to: string, _ids: readonly string[], mail: OutboxRecord) => mails.push(mail) > 0;
  const notices = { ...memoryNotices().store, tell };
  await tellStaff([fresh], [], {
    notices,
    parts: { findAll: async () => [] },
    now,
    staff: async () => [ines],
  });
  expect(mails).toMatchObject([{ owner: hashOf('ines'), ttl: epochSeconds(addDays(now, 90)) }]);
});

describe('a daily mail', () => {
  // 17 h 42 UTC is 18 h 42 in Paris.
  const daily = colleague('daily', { dailyAt: 19 });

  it('waits for its hour, contains everything until then, and nothing twice', async () => {
    const { look } = openAtelier([daily]);
    const second = { ...fresh, order_id: 'second' };
    expect(await look([fresh])).toEqual([]);
    expect(await look([fresh, second], new Date('2026-11-24T17:59:00.000Z'))).toEqual([]);
    expect(await look([fresh, second], new Date('2026-11-24T18:04:00.000Z'))).toEqual(['daily: new new']);
    const third = { ...fresh, order_id: 'third' };
    expect(await look([fresh, second, third], new Date('2026-11-24T18:09:00.000Z'))).toEqual([]);
    expect(await look([fresh, third], new Date('2026-11-25T17:59:00.000Z'))).toEqual([]);
    expect(await look([fresh, third], new Date('2026-11-25T18:00:00.000Z'))).toEqual(['daily: new']);
  });

  it('is not written when nothing is left', async () => {
    const { look } = openAtelier([daily]);
    await look([fresh]);
    expect(await look([takenBy('ines')], new Date('2026-11-24T18:04:00.000Z'))).toEqual([]);
  });

  it('is written by a later run when none happened at its hour', async () => {
    const { look } = openAtelier([daily]);
    await look([fresh]);
    expect(await look([fresh], new Date('2026-11-25T03:00:00.000Z'))).toEqual(['daily: new']);
  });
});

describe('a fault', () => {
  const shop = () => shopToSweep({ parts: [fresh], staff: [ines, paul] });

  it('of one mail does not delay the others, and the next run writes the mail', async () => {
    const { deps, atelier } = shop();
    const tell: typeof deps.notices.tell = async (userId, ...rest) => {
      if (userId === 'ines') throw new Error('not written');
      return atelier.store.tell(userId, ...rest);
    };
    const broken = await sweepIssues({ ...deps, notices: { ...deps.notices, tell }, now });
    expect([broken.mailed, broken.untold, atelier.told()]).toEqual([1, 1, ['paul: new']]);
    expect((await sweepIssues({ ...deps, now })).mailed).toBe(1);
    expect(atelier.told()).toEqual(['ines: new']);
  });

  it('of the list of colleagues does not stop the rest of the sweep of issues', async () => {
    const { deps, atelier } = shop();
    const staff = async () => {
      throw new Error('no answer');
    };
    const swept = await sweepIssues({ ...deps, staff, now });
    expect([swept.counts.sweep_run, swept.mailed, swept.untold]).toEqual([1, 0, 1]);
    await sweepIssues({ ...deps, now });
    expect(atelier.told()).toEqual(['ines: new', 'paul: new']);
  });

  it('that the outbox gave up is reported to administrators', async () => {
    const mails = [givenUpMail('reset:1', { kind: 'reset', user_id: 'somebody' })];
    const { deps, atelier } = shopToSweep({ mails, staff: [admin, ines] });
    await sweepIssues({ ...deps, now });
    expect(atelier.told()).toEqual(['admin: mail']);
  });
});

it('of forty thousand open parts each new one is told, in seconds', async () => {
  const parts = Array.from({ length: 40_000 }, (_, at) => takenBy('ines', { order_id: `order-${at}` }));
  const { look } = openAtelier();
  const before = process.cpuUsage();
  expect(await look(parts)).toEqual([]);
  expect(await look([...parts, fresh])).toEqual(['ines: new', 'paul: new']);
  // Work, not time: on a busy machine as little of it takes longer.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
}, 120_000);
