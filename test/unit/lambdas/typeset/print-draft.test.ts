import { describe, expect, it, test } from 'vitest';
import type { Finding } from '#domain/report/checks/finding.ts';
import type { Run } from '#domain/report/document.ts';
import type { Draft } from '#domain/report/draft.ts';
import type { Shown } from '#domain/report/shown.ts';
import { birthUnread } from '#domain/texts/errors.ts';
import type { TypesetWork } from '#lambdas/gateways/typeset-queue.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { UploadRecord } from '#lambdas/storage/parts.ts';
import { printDraft } from '#lambdas/typeset/print-draft.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { deskDeps, deskDraft, deskPart, deskPath, expert } from '#test/support/desk-part.ts';
import { keyFor } from '#test/support/keys.ts';

const id = '7d9f3c52-3333-4333-8333-333333333333';
type Changes = {
  isMoved?: boolean;
  refunded?: number;
  findings?: readonly Finding[];
  accepted?: readonly string[];
  shown?: Shown;
  draft?: Draft;
};

const draftWith = (title: string): Draft => ({
  ...deskDraft,
  sections: deskDraft.sections.map((one) => ({ ...one, section: { ...one.section, second: title } })),
});

const print = async (
  part: PartRecord = deskPart,
  { isMoved, refunded, findings = [], accepted = [], shown = {}, draft = deskDraft }: Changes = {},
) => {
  const started: UploadRecord[] = [];
  const queued: TypesetWork[] = [];
  await printDraft(
    expert,
    deskPath,
    { accepted, shown },
    {
      ...deskDeps(part),
      drafts: { read: async () => draft },
      orders: {
        find: async () => paidOrderRecord(refunded === undefined ? {} : { refunded_amount: refunded }),
      },
      findings: async () => findings,
      uploads: {
        start: async (_part, _me, upload) => {
          if (isMoved) throw new Moved('part');
          started.push(upload);
        },
      },
      queue: { add: async (work) => void queued.push(work) },
      newId: () => id,
      newCode: () => 'K7QM2R4D9WXA3H8V',
    },
  );
  return { started, queued };
};

test('a draft becomes an upload that waits for its pages, with the version, day and code of its colophon', async () => {
  const { started, queued } = await print();
  expect(started).toMatchObject([
    {
      ...{ id, state: 'sending', desk: true, key: `uploads/${orderId}/${keyFor.western}/${id}.pdf` },
      print: { version: 1, day: '2026-11-24', code: 'K7QM2R4D9WXA3H8V' },
    },
  ]);
  expect(queued).toEqual([{ order: orderId, service: keyFor.western, upload: id }]);
});

it.each([
  ['nobody', undefined],
  ['a colleague', 'another'],
])('a draft of a part that %s has opened is not typeset', async (_who, read_by) => {
  await expect(print({ ...deskPart, read_by })).rejects.toMatchObject({
    code: 'forbidden',
    message: birthUnread,
  });
});

test('a replacement is typeset as the next version', async () => {
  const report = { key: 'reports/a.pdf', version: 3, pages: 9, bytes: 1, delivered_at: now.toISOString() };
  const { started } = await print({ ...deskPart, report });
  expect(started).toMatchObject([{ print: { version: 4 } }]);
});

const untouched: Finding = {
  ...{ id: 'passage soleil', kind: 'passage', text: 'Passage à reprendre', confirm: true, stops: true },
};

test('a finding that its expert accepts, or that only tells, stops nothing', async () => {
  const told = { ...untouched, id: 'length 9', stops: false };
  const { started } = await print(deskPart, { findings: [untouched, told], accepted: [untouched.id] });
  expect(started).toHaveLength(1);
});

it.each([
  [
    'what the checks find',
    deskPart,
    { findings: [untouched], accepted: ['passage lune'] },
    'report_incomplete',
  ],
  [
    'what must be mended, accepted or not,',
    deskPart,
    { findings: [{ ...untouched, confirm: false }], accepted: [untouched.id] },
    'report_incomplete',
  ],
  [
    'a birth that its customer asks to correct',
    { ...deskPart, birth_asked_at: now.toISOString() },
    {},
    'birth_asked',
  ],
  [
    'a variable, though the checks found nothing,',
    deskPart,
    { draft: draftWith('{degré}') },
    'report_incomplete',
  ],
  ['an agreement without a form', deskPart, { draft: draftWith('[né|née]') }, 'report_incomplete'],
  ['a refunded order', deskPart, { refunded: 900 }, 'refunded'],
  ['a part that a colleague took over meanwhile', deskPart, { isMoved: true }, 'forbidden'],
])('%s is not typeset', async (_what, part, changes, code) => {
  await expect(print(part, changes)).rejects.toMatchObject({ code });
});

describe('how it was written', () => {
  const section = (...runs: Run[]): Draft => ({
    outline: { revision: 1, order: ['a'], removed: [], dates: ['2026-11-23', '2026-11-20'] },
    sections: [
      {
        ...{ id: 'a', revision: 1, at: now.toISOString() },
        section: { id: 'a', kind: 'chapter', title: 'A', second: '', blocks: [{ kind: 'paragraph', runs }] },
      },
    ],
  });
  const draft = section('Un deux trois ', { text: 'quatre cinq', from: 'passage' });
  const counted = { ...deskPart, counted: { dates: true } } as const;
  const said = async (part: PartRecord, changes: Changes) =>
    (await print(part, { draft, ...changes })).started[0]?.print?.writing;

  it('stands in the colophon where its expert shows it', async () => {
    expect(await said(counted, { shown: { words: true, dates: true, signed: true } })).toEqual({
      by: 'Hélène Vasseur',
      words: { typed: 3, passages: 2, notes: 0, quotes: [] },
      dates: { first: '2026-11-20', last: '2026-11-23', count: 2 },
      signed: true,
    });
    expect(await said(counted, { shown: { words: true } })).not.toHaveProperty('dates');
  });

  it('stands nowhere without that, and days alone are not shown', async () => {
    expect(await said(counted, {})).toBeUndefined();
    expect(await said(counted, { shown: { dates: true } })).toBeUndefined();
  });

  it('is the signature alone where nothing was counted', async () => {
    const shown = { words: true, dates: true, signed: true } as const;
    expect(await said(deskPart, { shown })).toEqual({ by: 'Hélène Vasseur', signed: true });
    expect(await said({ ...deskPart, counted: {} }, { shown })).not.toHaveProperty('dates');
  });

  it('waits for where pasted words come from, when it is to be shown', async () => {
    const pasted = section({ text: 'collé', from: 'paste' });
    await expect(print(counted, { draft: pasted, shown: { words: true } })).rejects.toMatchObject({
      code: 'report_incomplete',
    });
    expect((await print(counted, { draft: pasted })).started).toHaveLength(1);
  });
});
