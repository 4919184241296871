import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { correctionDue, type ReportFault } from '#domain/report-corrections.ts';
import { nothingWritten } from '#domain/threads.ts';
import { deliverPart } from '#lambdas/reports/deliver-part.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import {
  correctingQueue,
  deliveredQueue,
  type OrderRecord,
  type PartRecord,
} from '#lambdas/storage/order-record.ts';
import { askForCorrection } from '#lambdas/threads/asking-correction.ts';
import { keepAsItIs } from '#lambdas/threads/keeping-report.ts';
import { now, orderId, paidOrderRecord, partTakenBy, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { memoryReportCorrections } from '#test/support/memory-report-corrections.ts';
import { rowOf } from '#test/support/memory-threads.ts';

const service = keyFor.numbers;
const path = { id: orderId, service };
const member = (id: string, name: string) => ({ id, name, discipline: service, isAdministrator: false });
const holder = member('holder', 'Bastien Oriol');
const code = (name: string) => expect.objectContaining({ code: name });
const delivered_at = addDays(now, -1).toISOString();
const report = { key: 'reports/one', version: 1, pages: 12, bytes: 4000, delivered_at };
const upload = {
  ...{ id: '7d9f3c52-3333-4333-8333-333333333333', state: 'checked' as const, at: now.toISOString() },
  ...{ key: 'uploads/a', object_version: '1', pages: 12, bytes: 4000 },
};
const changed = 'Le chapitre 6 va jusqu’au printemps.';

type Start = { readonly order?: Partial<OrderRecord>; readonly part?: Partial<PartRecord> };

const openShop = ({ order, part }: Start = {}) => {
  let sold = paidOrderRecord({ status: 'delivered', email_validated: true, ...order });
  const row = rowOf(
    partTakenBy('holder', {
      ...{ state: 'delivered', queue: deliveredQueue(service), delivered_at, report, upload },
      ...part,
    }),
  );
  const memory = memoryReportCorrections(row, ({ version }) => {
    if (sold.version !== version) throw new Moved('order');
    sold = { ...sold, version: version + 1 };
  });
  const deliveries = { commit: memory.commit };
  let at = now;
  const deps = () => ({
    ...{ reportCorrections: memory.store, deliveries, now: at },
    orders: { find: async () => sold },
    parts: { find: async () => row.read(), ofOrder: async () => [row.read()] },
    threads: { ofPart: async () => ({ ...nothingWritten, corrections: memory.all() }) },
    limits: { waitFor: async () => 0 },
  });
  return {
    ...{ row, deliveries, part: row.read, corrections: memory.all, mails: memory.mails },
    at: (instant: Date) => {
      at = instant;
    },
    ask: (what: ReportFault = 'promise', id: string = randomUUID(), who = userId) =>
      askForCorrection(
        { kind: 'customer', userId: who, groups: [], issuedAt: 0, session: 'session' },
        path,
        { id, what, places: [{ where: '6. Les cycles', text: 'Aller jusqu’au printemps.' }] },
        deps(),
      ),
    keep: (id: string, me = holder) => keepAsItIs(me, path, { id, text: 'Le calcul est juste.' }, deps()),
    deliver: (more: { readonly changed?: string } = {}) =>
      deliverPart(
        holder,
        path,
        { uploadId: upload.id, acceptShort: false, acceptOthers: false, ...more },
        { ...deps(), files: { keep: async () => true }, newCode: () => 'K7QM2R4D9WXA3H8V' },
      ),
  };
};

describe('asking for a correction', () => {
  it('puts the delivered part into the work of its expert, until the end of the third working day', async () => {
    const shop = openShop();
    const asked = await shop.ask('promise', 'one');
    const due_at = correctionDue(now).toISOString();
    expect(asked).toMatchObject({ id: 'one', of: 1, at: now.toISOString(), due_at });
    expect(shop.part()).toMatchObject({
      ...{ state: 'delivered', queue: correctingQueue(service) },
      correcting: { id: 'one', due_at },
      customer_wrote_at: asked.at,
    });
  });

  it('is done once, however often it is sent', async () => {
    const shop = openShop();
    const [first, second] = await Promise.all([shop.ask('promise', 'one'), shop.ask('promise', 'one')]);
    expect(second).toEqual(first);
    expect(shop.corrections()).toHaveLength(1);
  });

  it('waits for the answer before another is asked for, also from another device at the same moment', async () => {
    const shop = openShop();
    const both = await Promise.allSettled([shop.ask('slip'), shop.ask('error')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(shop.ask('slip')).rejects.toEqual(code('correction_open'));
  });

  it('is included once, and errors of the house are always taken', async () => {
    const shop = openShop();
    await shop.keep((await shop.ask()).id);
    await expect(shop.ask()).rejects.toEqual(code('correction_used'));
    await shop.keep((await shop.ask('slip')).id);
    shop.at(addDays(now, 300));
    await expect(shop.ask()).rejects.toEqual(code('correction_used'));
    expect(await shop.ask('error')).toMatchObject({ what: 'error' });
  });

  it.each([
    ['fourteen days', 13, keyFor.numbers],
    ['thirty days of a pack', 29, keyFor.pack],
  ])('is included for %s', async (_, days, key) => {
    const start = { order: { services: [key] } };
    const inTime = openShop(start);
    inTime.at(addDays(now, days));
    expect(await inTime.ask()).toMatchObject({ what: 'promise' });
    const late = openShop(start);
    late.at(addDays(now, days + 1));
    await expect(late.ask()).rejects.toEqual(code('correction_used'));
  });

  it.each([
    ['not delivered', { part: { delivered_at: undefined, report: undefined, state: 'taken' as const } }],
    ['withdrawn', { part: { withdrawn_at: delivered_at, queue: undefined } }],
    ['refunded', { part: { refunded_at: delivered_at, queue: undefined } }],
    ['refunded as a whole', { order: { refunded_amount: 900 } }],
  ])('is not possible for what is %s', async (_, start) => {
    await expect(openShop(start).ask()).rejects.toEqual(code('part_over'));
  });

  it('is for the customer of the order alone', async () => {
    await expect(openShop().ask('slip', randomUUID(), 'somebody')).rejects.toEqual(code('not_found'));
  });
});

describe('a new version', () => {
  it('answers the correction with what changed, in the transaction of its delivery', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    const { report: next } = await shop.deliver({ changed });
    expect(next.version).toBe(2);
    const [{ answer } = { answer: undefined }] = shop.corrections();
    expect(answer).toEqual({ at: next.delivered_at, name: 'Bastien Oriol', text: changed, version: 2 });
    expect(shop.part().correcting).toBeUndefined();
    expect(shop.part().queue).toBe(deliveredQueue(service));
  });

  it('is not delivered before its expert says what changes', async () => {
    const shop = openShop();
    await shop.ask();
    await expect(shop.deliver()).rejects.toEqual(code('correction_unsaid'));
    expect(shop.part().report?.version).toBe(1);
  });

  it('that was under way when the customer asked waits for that word, too', async () => {
    const shop = openShop();
    const { commit } = shop.deliveries;
    let isFirst = true;
    shop.deliveries.commit = async (...delivery) => {
      if (isFirst) {
        isFirst = false;
        await shop.ask();
      }
      return commit(...delivery);
    };
    await expect(shop.deliver()).rejects.toEqual(code('correction_unsaid'));
    expect(shop.corrections()).toHaveLength(1);
  });

  it('of nobody’s asking needs no word', async () => {
    const shop = openShop();
    expect((await shop.deliver()).report.version).toBe(2);
    expect(shop.corrections()).toEqual([]);
  });
});

describe('a reasoned no', () => {
  it('leaves the report as it is, and is mailed', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    expect(await shop.keep('one')).toMatchObject({ answer: { name: 'Bastien Oriol' } });
    expect(shop.part()).toMatchObject({ queue: deliveredQueue(service), report: { version: 1 } });
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      { kind: 'report-kept', order_id: orderId, service, id: 'one' },
    ]);
  });

  it('is given once; a second one answers the first', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    const [first, second] = await Promise.all([shop.keep('one'), shop.keep('one')]);
    expect(second).toEqual(first);
    expect(shop.mails).toHaveLength(1);
  });

  it('does not answer what a delivered version has answered', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    await shop.deliver({ changed });
    expect(await shop.keep('one')).toMatchObject({ answer: { version: 2 } });
    expect(shop.mails.filter(({ subject }) => subject.kind === 'report-kept')).toEqual([]);
  });

  it('is said by the expert who has the part alone', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    await expect(shop.keep('one', member('other', 'Ines Morel'))).rejects.toEqual(code('forbidden'));
    await expect(shop.keep('two')).rejects.toEqual(code('not_found'));
  });

  it('is not said about what is refunded meanwhile', async () => {
    const shop = openShop();
    await shop.ask('promise', 'one');
    const { queue: _, ...rest } = shop.part();
    shop.row.write({ ...rest, refunded_at: now.toISOString() });
    await expect(shop.keep('one')).rejects.toEqual(code('part_over'));
  });
});
