import { describe, expect, it } from 'vitest';
import { enqueue } from '#lambdas/mails/enqueue.ts';
import { issuePaper } from '#lambdas/papers/issue-paper.ts';
import { newMail } from '#lambdas/storage/outbox-store.ts';
import { now, orderId, paidOrderRecord } from '../support/builders.ts';

const mailId = `confirmation:${orderId}`;
const paper = { id: 'note', kind: 'note', number: '2026-000001', issued_at: now.toISOString() } as const;
type Step = 'number' | 'draw' | 'keep';

const issuing = (fails?: Step, state: 'waiting' | 'sent' = 'waiting') => {
  const done: string[] = [];
  const step = (name: Step) => {
    if (name === fails) throw new Error(`no ${name}`);
  };
  const row = newMail(mailId, { kind: 'confirmation', order_id: orderId }, now);
  const run = (id = mailId) =>
    issuePaper(id, {
      numbering: {
        numberPaper: async () => {
          step('number');
          return { order: paidOrderRecord(), paper };
        },
      },
      outbox: {
        lease: async () => (state === 'sent' ? undefined : row),
        postpone: async () => {
          done.push('postponed');
          return 'waiting';
        },
      },
      render: async () => {
        step('draw');
        return Buffer.from('%PDF');
      },
      keep: async (key) => {
        step('keep');
        done.push(`kept ${key}`);
      },
      mailQueue: { add: async (ids) => void done.push(`handed on ${ids}`) },
      now,
    });
  return { run, done };
};

describe('the issue of a paper', () => {
  it('hands the mail on once its PDF is stored', async () => {
    const { run, done } = issuing();
    await run();
    expect(done).toEqual([`kept ${orderId}/2026-000001.pdf`, `handed on ${mailId}`]);
  });

  it.each(['number', 'draw', 'keep'] as const)(
    'without %s postpones the mail and does not hold up what comes behind it',
    async (fails) => {
      const { run, done } = issuing(fails);
      await run();
      expect(done).toEqual(['postponed']);
    },
  );

  it('leaves a mail alone that has left already', async () => {
    const { run, done } = issuing('draw', 'sent');
    await run();
    expect(done).toEqual([]);
  });
});

describe('the queue of a mail', () => {
  const other = 'a1b2c3d4-0000-4000-8000-000000000002';
  it.each([
    [mailId, 'papers'],
    [`${mailId}:again:${other}`, 'papers'],
    [`validation:first:${other}`, 'mails'],
    [`report:${orderId}:numerologie:1`, 'mails'],
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
