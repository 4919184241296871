import { describe, expect, it } from 'vitest';
import type { BirthRecord } from '#domain/births/correction.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { reportPageSchema } from '#domain/wire/report-page.ts';
import { readOwnReport } from '#lambdas/reports/read-report.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { readable } from '#test/support/readable.ts';

const part: PartRecord = {
  order_id: orderId,
  service: keyFor.western,
  state: 'delivered',
  due_at: now.toISOString(),
  report: {
    key: `reports/${orderId}/${keyFor.western}/an-upload.pdf`,
    version: 2,
    pages: 17,
    bytes: 300_000,
    delivered_at: now.toISOString(),
    desk: true,
  },
};
const path = { id: orderId, service: keyFor.western };

type World = {
  readonly order?: OrderRecord | undefined;
  readonly part?: PartRecord;
  readonly birth?: BirthRecord;
  readonly isLogDown?: boolean;
  readonly stored?: string;
};

/** The steps that left a trace, in their order, and the answer or its error. */
const read = async (world: World = {}, user = userId, asked: Record<string, string> = path) => {
  const steps: string[] = [];
  const order = 'order' in world ? world.order : paidOrderRecord();
  const answer = readOwnReport(asked, user, {
    orders: { find: async () => order },
    parts: { find: async () => world.part ?? part },
    births: { findRecent: async () => world.birth },
    accesses: {
      add: async (id, access) => {
        if (world.isLogDown) throw new Error('the table is down');
        steps.push(`log ${id} ${JSON.stringify(access)}`);
      },
    },
    files: {
      readText: async (key) => {
        steps.push(`read ${key}`);
        return world.stored ?? JSON.stringify(readable());
      },
    },
    now,
  });
  const result = await answer.catch((error: unknown) => error);
  return { steps, result };
};

it('answers text and drawings of the JSON beside the PDF, after the access is logged', async () => {
  const { steps, result } = await read();
  expect(steps).toEqual([
    `log ${orderId} {"by":"customer","what":"report","service":"${keyFor.western}"}`,
    `read reports/${orderId}/${keyFor.western}/an-upload.json`,
  ]);
  const page = reportPageSchema.parse(result);
  expect(page).toMatchObject({ version: 2, pages: 17, person: 'Camille Renard' });
  expect(page.report.sections.map(({ kind }) => kind)).toEqual(['letter', 'plate', 'chapter']);
  expect(page.figures[0]?.wide.shapes.length).toBeGreaterThan(50);
  expect(page.tables.map(({ id }) => id)).toContain('positions');
  expect(result).not.toHaveProperty('document');
});

it('says on which pages the sections begin, and nothing of a report that does not know it', async () => {
  const stored = JSON.stringify({ ...readable(), starts: [3, 4, 5, 7] });
  expect((await read({ stored })).result).toMatchObject({ starts: [3, 4, 5, 7] });
  expect(reportPageSchema.parse((await read()).result).starts).toBeUndefined();
});

it('names the person studied, who may be another than the buyer', async () => {
  const person = { firstName: 'Louise', lastName: 'Morel', agreedAt: now.toISOString() };
  const { result } = await read({
    birth: { birthDate: '1988-03-04', birthTime: '', birthPlace: 'Lyon', person },
  });
  expect(reportPageSchema.parse(result).person).toBe('Louise Morel');
});

describe('gives the same refusal and leaves no trace', () => {
  const { report, ...undelivered } = part;
  const uploaded = report && { ...part, report: { ...report, desk: undefined } };
  it.each<[string, Parameters<typeof read>]>([
    ['for a foreign report', [{}, 'somebody-else']],
    ['for an absent order', [{ order: undefined }]],
    ['for an undelivered part', [{ part: undelivered }]],
    ['for an uploaded report, which has no page', [{ part: uploaded ?? part }]],
    ['for another path', [{}, userId, { id: '../..', service: keyFor.numbers }]],
  ])('%s', async (_case, args) => {
    const { steps, result } = await read(...args);
    expect(result).toMatchObject({ code: 'not_found', status: 404 });
    expect(steps).toEqual([]);
  });
});

it('refuses a refunded report and says the day', async () => {
  const { steps, result } = await read({ part: { ...part, refunded_at: now.toISOString() } });
  expect(result).toMatchObject({
    code: 'refunded',
    message: 'Ce rapport a été retiré le 24 novembre 2026\u00a0: la consultation a été remboursée.',
  });
  expect(steps).toEqual([]);
});

it('refuses a report of a refunded order', async () => {
  const { steps, result } = await read({ order: paidOrderRecord({ refunded_amount: 900 }) });
  expect(result).toMatchObject({ code: 'refunded', message: errorTexts.refunded });
  expect(steps).toEqual([]);
});

it('lets a withdrawn part be read until its refund is settled', async () => {
  const { result } = await read({ part: { ...part, withdrawn_at: now.toISOString() } });
  expect(reportPageSchema.safeParse(result).success).toBe(true);
});

it('answers nothing when the access cannot be logged', async () => {
  const { steps, result } = await read({ isLogDown: true });
  expect(result).toBeInstanceOf(Error);
  expect(steps).toEqual([]);
});

it('fails on a stored text that is no report', async () => {
  const { result } = await read({ stored: '{"version":1}' });
  expect(result).toBeInstanceOf(Error);
});
