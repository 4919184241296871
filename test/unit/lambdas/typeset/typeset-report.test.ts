import { describe, expect, it, test } from 'vitest';
import type { ReportDocument } from '#domain/report/document.ts';
import { runsText } from '#domain/report/printed-text.ts';
import { readableReportSchema } from '#domain/report/readable.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { UploadRecord } from '#lambdas/storage/parts.ts';
import { typesetReport } from '#lambdas/typeset/typeset-report.ts';
import { readWhole, textDigest, writtenOf } from '#lambdas/typeset/typesetting.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportEditions } from '#lib/typeset/report-editions.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { now, orderId, profileRecord } from '#test/support/builders.ts';
import { deskDeps, deskDraft, deskPart } from '#test/support/desk-part.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';
import { readable } from '#test/support/readable.ts';
import { written } from '#test/support/written-report.ts';

const id = '7d9f3c52-3333-4333-8333-333333333333';
const key = `uploads/${orderId}/${keyFor.western}/${id}`;
const checked = await writtenOf(await readWhole(deskPart, deskDeps()), deskDraft, deskDeps());
const upload = {
  ...{ id, key: `${key}.pdf`, state: 'sending' as const, at: now.toISOString(), desk: true as const },
  print: { version: 1, day: '2026-11-24', code: 'K7QM2R4D9WXA3H8V', text: textDigest(checked) },
};
const sending: PartRecord = { ...deskPart, upload };
const work = { order: orderId, service: keyFor.western, upload: id };
const typesetter = createTypesetter(typesetterFiles());

/** The version before, of which the chapter was another. */
const before: ReportDocument = {
  ...written,
  sections: written.sections.map((section) =>
    section.id === 'lune' ? { ...section, blocks: section.blocks.slice(1) } : section,
  ),
};
const report = {
  ...{ key: `reports/${orderId}/${keyFor.western}/one.pdf`, version: 1, pages: 7, bytes: 90_000 },
  delivered_at: '2026-11-20T17:00:00.000Z',
};

type Typeset = Parameters<typeof typesetReport>[2]['typeset'];
const real: Typeset = async (input, conventions) => reportEditions(typesetter, input, conventions);

const run = async (
  part: PartRecord = sending,
  typeset: Typeset = real,
  isLast = false,
  more: Partial<ReturnType<typeof deskDeps>> = {},
) => {
  const stored: (readonly [string, Uint8Array])[] = [];
  const steps: string[] = [];
  const finished: UploadRecord[] = [];
  const done = typesetReport(work, isLast, {
    ...deskDeps(part),
    ...more,
    uploads: {
      addEditions: async (_part, _id, made) => void steps.push(JSON.stringify(made)),
      finish: async (_part, one) => void finished.push(one),
    },
    files: {
      readText: async (name) => {
        steps.push(`read ${name}`);
        return JSON.stringify(readable(before));
      },
      put: async (name, bytes) => {
        stored.push([name, bytes]);
        steps.push(name);
        return `version of ${name.replace(key, '')}`;
      },
    },
    typeset,
    digest: (bytes) => `digest of ${bytes.length > 0}`,
  });
  const error = await done.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { stored, steps, finished, error };
};

test('both editions and the text are stored, the screen edition last, because it starts the check', async () => {
  const { stored, steps, finished, error } = await run();
  expect(error).toBeUndefined();
  expect(finished).toEqual([]);
  expect(steps).toEqual([
    `${key}.print.pdf`,
    `${key}.json`,
    JSON.stringify({ print: 'version of .print.pdf', page: 'version of .json', sha256: 'digest of true' }),
    `${key}.pdf`,
  ]);
  const files = new Map(stored);
  for (const name of ['.pdf', '.print.pdf'])
    expect(
      Buffer.from(files.get(`${key}${name}`) ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  const text = Buffer.from(files.get(`${key}.json`) ?? []).toString();
  const readable = readableReportSchema.parse(JSON.parse(text));
  expect(readable.report.colophon.code).toBe('K7QM\u00a02R4D\u00a09WXA\u00a03H8V');
  // Cover and contents come first; each section and the colophon begin a page.
  expect(readable.starts).toHaveLength(readable.report.sections.length + 1);
  expect(readable.starts?.[0]).toBe(3);
  expect(readable.starts).toEqual([...new Set(readable.starts)].sort((left, right) => left - right));
  // The wheel, and what the hour decides.
  expect(readable.figures).toHaveLength(2);
});

const colophonOf = (stored: readonly (readonly [string, Uint8Array])[]): string => {
  const [, text] = stored.find(([name]) => name === `${key}.json`) ?? [];
  const { report: printed } = readableReportSchema.parse(JSON.parse(Buffer.from(text ?? []).toString()));
  return plain(printed.colophon.facts.flatMap(({ runs }) => runsText(runs)).join('\n'));
};

test('the next version says what changed in the text that it replaces, and of an uploaded PDF only the day', async () => {
  const second = { ...sending, upload: { ...upload, print: { ...upload.print, version: 2 } } };
  const part = { ...second, report: { ...report, desk: true as const } };
  const { stored, steps } = await run(part);
  expect(steps[0]).toBe(`read reports/${orderId}/${keyFor.western}/one.json`);
  expect(colophonOf(stored)).toContain(
    'Remplace la version 1, livrée le 20 novembre 2026. Passages changés : « La Lune en Taureau, ou la durée ».',
  );
  const uploaded = await run({ ...second, report });
  expect(uploaded.steps[0]).not.toMatch(/^read/);
  expect(colophonOf(uploaded.stored)).toMatch(/^Remplace la version 1, livrée le 20 novembre 2026\.$/m);
  expect(colophonOf((await run()).stored)).not.toContain('Remplace');
});

describe('a report that cannot be typeset', () => {
  test.each(['not_typeset', 'too_long', 'off_page'] as const)(
    'is refused at once, and its expert reads why: %s',
    async (refusal) => {
      const { finished, stored, error } = await run(sending, async () => ({
        refusal,
        where: ['La section'],
      }));
      expect(finished).toMatchObject([{ id, state: 'refused', refusal, where: ['La section'] }]);
      expect([stored, error]).toEqual([[], undefined]);
    },
  );

  test('because another house system was chosen after the checks is refused, and nothing is stored', async () => {
    const conventions = { revision: 1, chosen: { houses: 'Equal' } } as const;
    const { finished, stored } = await run({ ...sending, conventions });
    expect(finished).toMatchObject([{ id, state: 'refused', refusal: 'text_changed' }]);
    expect(stored).toEqual([]);
  });

  test('because its text was saved again after the checks is refused, and nothing is stored', async () => {
    const print = { ...upload.print, text: textDigest({ ...checked, conventions: { houses: 'Equal' } }) };
    const { finished, stored } = await run({ ...sending, upload: { ...upload, print } });
    expect(finished).toMatchObject([{ id, state: 'refused', refusal: 'text_changed' }]);
    expect(stored).toEqual([]);
  });

  test('because its reader chose another form of address after the checks is refused, and nothing is stored', async () => {
    const agreed = {
      ...deskDraft,
      sections: deskDraft.sections.map((one) => ({
        ...one,
        section: { ...one.section, second: '[né|née|né·e]' },
      })),
    };
    const drafts = { read: async () => agreed };
    const written = await writtenOf(await readWhole(deskPart, deskDeps()), agreed, deskDeps());
    const part = { ...sending, upload: { ...upload, print: { ...upload.print, text: textDigest(written) } } };
    const profiles = { find: async () => profileRecord({ salutation: 'madame' }) };
    const { finished, stored } = await run(part, real, false, { drafts, profiles });
    expect(finished).toMatchObject([{ id, state: 'refused', refusal: 'text_changed' }]);
    expect(stored).toEqual([]);
  });

  it.each([
    ['has left it', { ...sending, expert: undefined }],
    ['has not opened it', { ...sending, read_by: 'another' }],
  ])(
    'because the expert of its part %s is refused without an alarm, and nothing is stored',
    async (...[, part]) => {
      const { finished, stored, error } = await run(part);
      expect(finished).toMatchObject([{ id, state: 'refused', refusal: 'not_typeset' }]);
      expect([stored, error]).toEqual([[], undefined]);
    },
  );

  it.each([
    ['is tried again', false, 0],
    ['is refused after its last try, and still raises the alarm', true, 1],
  ])('%s when something fails', async (_what, isLast, refusals) => {
    const broken = async () => {
      throw new Error('out of memory');
    };
    const { finished, error } = await run(sending, broken, isLast);
    expect(error).toMatchObject({ message: 'out of memory' });
    expect(finished).toHaveLength(refusals);
  });
});

it.each([
  ['judged', { ...sending, upload: { ...upload, state: 'checked' as const } }],
  ['replaced by a newer one', { ...sending, upload: { ...upload, id: 'newer' } }],
  ['delivered', { ...sending, upload: undefined }],
])('an upload that is %s is left alone', async (_what, part) => {
  const { steps, finished } = await run(part);
  expect([steps, finished]).toEqual([[], []]);
});
