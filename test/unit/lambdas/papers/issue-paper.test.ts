import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import type { VatScheme } from '#domain/vat.ts';
import { enqueue } from '#lambdas/mails/enqueue.ts';
import { issuePaper } from '#lambdas/papers/issue-paper.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import type { Credit } from '#lib/papers/credit-note-paper.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const mailId = `confirmation:${orderId}`;
const paper = {
  id: 'invoice',
  kind: 'invoice',
  number: '2026-000001',
  issued_at: now.toISOString(),
} as const;
type Step = 'number' | 'draw' | 'keep';

const refundId = 'a1b2c3d4-0000-4000-8000-00000000000a';
const refundMailId = `refund:${orderId}:${refundId}`;
const refund: RefundRecord = {
  order_id: orderId,
  id: refundId,
  amount: 900,
  origin: 'withdrawal',
  services: [keyFor.numbers],
  state: 'succeeded',
  requested_at: '2026-11-25T08:00:00.000Z',
  settled_at: '2026-11-25T08:00:05.000Z',
};

type Circumstances = { fails?: Step; state?: 'sent'; refund?: RefundRecord; order?: OrderRecord };

const issuing = ({ fails, state, refund: found = refund, order = paidOrderRecord() }: Circumstances = {}) => {
  const done: string[] = [];
  const step = (name: Step) => {
    if (name === fails) throw new Error(`no ${name}`);
  };
  const row = newMail(mailId, 'somebody', { kind: 'confirmation', order_id: orderId }, now);
  const credits: Credit[] = [];
  const schemes: VatScheme[] = [];
  const run = (id = mailId) =>
    issuePaper(id, {
      numbering: {
        numberPaper: async ({ kind, id: paperId }) => {
          step('number');
          const number = kind === 'invoice' ? paper.number : 'A2026-000007';
          return { order, paper: { ...paper, kind, id: paperId, number } };
        },
      },
      outbox: {
        lease: async () => (state === 'sent' ? undefined : row),
        postpone: async () => {
          done.push('postponed');
          return 'waiting';
        },
      },
      refunds: { find: async () => found },
      drawInvoice: async ({ vat }) => {
        step('draw');
        schemes.push(vat);
        return Buffer.from('%PDF');
      },
      drawCreditNote: async ({ vat }, credit) => {
        schemes.push(vat);
        credits.push(credit);
        return Buffer.from('%PDF');
      },
      keep: async (key) => {
        step('keep');
        done.push(`kept ${key}`);
      },
      mailQueue: { add: async (ids) => void done.push(`handed on ${ids}`) },
      now,
    });
  return { run, done, credits, schemes };
};

describe('the issue of a paper', () => {
  it('enqueues the mail once its PDF is stored', async () => {
    const { run, done } = issuing();
    await run();
    expect(done).toEqual([`kept ${orderId}/2026-000001.pdf`, `handed on ${mailId}`]);
  });

  it.each(['number', 'draw', 'keep'] as const)(
    'without %s postpones the mail and does not hold up what comes behind it',
    async (fails) => {
      const { run, done } = issuing({ fails });
      await run();
      expect(done).toEqual(['postponed']);
    },
  );

  it('ignores a mail that was already sent', async () => {
    const { run, done } = issuing({ fails: 'draw', state: 'sent' });
    await run();
    expect(done).toEqual([]);
  });
});

describe('the issue of a credit note', () => {
  it('comes after its order’s invoice, and states amount, time and reason', async () => {
    const { run, done, credits } = issuing();
    await run(refundMailId);
    expect(done).toEqual([
      `kept ${orderId}/2026-000001.pdf`,
      `kept ${orderId}/A2026-000007.pdf`,
      `handed on ${refundMailId}`,
    ]);
    expect(credits).toMatchObject([
      {
        amount: 900,
        services: [keyFor.numbers],
        refundedAt: new Date('2026-11-25T08:00:05.000Z'),
        withdrawnAt: new Date('2026-11-25T08:00:00.000Z'),
        invoice: { number: '2026-000001' },
      },
    ]);
  });

  it('follows the VAT scheme of the purchase, whatever the merchant’s is now', async () => {
    const vat = { liable: true, rate: 20, mention: 'TVA FR00900000000' } as const;
    const then = issuing({ order: paidOrderRecord({ vat }) });
    await then.run(refundMailId);
    expect(then.schemes).toEqual([vat, vat]);
    const { run, schemes } = issuing();
    await run(refundMailId);
    expect(schemes).toEqual([merchant.company.vat, merchant.company.vat]);
  });

  it('of an administrator’s refund is for the order, without the internal reason', async () => {
    const { services: _, ...given } = refund;
    const { run, credits } = issuing({
      refund: { ...given, origin: 'administrator', reason: 'client mécontent' },
    });
    await run(refundMailId);
    expect(credits).toMatchObject([{ services: paidOrderRecord().services, withdrawnAt: undefined }]);
    expect(JSON.stringify(credits)).not.toContain('mécontent');
  });

  it.each(['requested', 'pending', 'failed'] as const)(
    'has no number while its refund is %s',
    async (stage) => {
      const { run, done } = issuing({ refund: { ...refund, state: stage } });
      await run(refundMailId);
      expect(done).toEqual([`handed on ${refundMailId}`]);
    },
  );

  it('is issued although the money came back before: it is owed, and paid again under the same note', async () => {
    const { run, credits } = issuing({
      refund: { ...refund, state: 'failed', owed_since: '2026-11-26T08:00:00.000Z' },
    });
    await run(refundMailId);
    expect(credits).toHaveLength(1);
  });

  it('has no number while its refund is owed and has never left', async () => {
    const { settled_at: _, ...unsettled } = refund;
    const owed = { ...unsettled, state: 'requested' as const, owed_since: '2026-11-26T08:00:00.000Z' };
    const { run, done } = issuing({ refund: owed });
    await run(refundMailId);
    expect(done).toEqual([`handed on ${refundMailId}`]);
  });
});

describe('the queue of a mail', () => {
  const other = 'a1b2c3d4-0000-4000-8000-000000000002';
  it.each([
    [mailId, 'papers'],
    [`${mailId}:again:${other}`, 'papers'],
    [refundMailId, 'papers'],
    [`refund:${orderId}:re_3PabcDEF`, 'papers'],
    [`refund:${orderId}:`, 'mails'],
    [`withdrawal:${orderId}:${refundId}`, 'mails'],
    [`validation:first:${other}`, 'mails'],
    [`report:${orderId}:${keyFor.numbers}:1`, 'mails'],
    ['confirmation:', 'mails'],
  ])('%s is that of the %s', async (id, queue) => {
    const added: string[] = [];
    const note = (name: string) => ({
      add: async (ids: readonly string[]) => void added.push(...ids.map(() => name)),
    });
    await enqueue([id], { mails: note('mails'), papers: note('papers') });
    expect(added).toEqual([queue]);
  });
});
