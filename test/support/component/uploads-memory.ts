/** The way of a report in memory: a bucket that keeps nothing, a check that finds what the test says, the delivery. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import {
  allowUntagged as allowWire,
  deliverPart as deliverWire,
  openUpload as openWire,
  startUpload as startWire,
  uploadState,
} from '#domain/wire/reports.ts';
import { printDraft } from '#domain/wire/typeset.ts';
import { allowUntagged } from '#lambdas/reports/allow-untagged.ts';
import { deliverPart } from '#lambdas/reports/deliver-part.ts';
import { openUpload } from '#lambdas/reports/open-upload.ts';
import { startUpload } from '#lambdas/reports/start-upload.ts';
import { ownPart, toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey, UploadRecord } from '#lambdas/storage/parts.ts';
import type { DeliveriesStore } from '#lambdas/storage/transactions/deliver.ts';
import { type Answers, bodyOf } from './answers.ts';
import type { memoryParts, PartsDeps } from './parts-memory.ts';

export type Verdict = Pick<UploadRecord, 'state' | 'refusal' | 'pages' | 'bytes' | 'others' | 'where'>;
type Deps = () => PartsDeps & { readonly orders: { readonly find: (id: string) => Promise<OrderRecord> } };

const fine: Verdict = { state: 'checked', pages: 11, bytes: 90_000 };
const bucket = '/bucket/';

export const memoryUploads = (
  { put, all }: Pick<ReturnType<typeof memoryParts>, 'put' | 'all'>,
  commit: DeliveriesStore['commit'],
) => {
  let verdict = fine;
  const withUpload = (key: PartKey, upload: UploadRecord) => {
    const part = all().find((one) => one.order_id === key.order_id && one.service === key.service);
    if (part) put({ ...part, upload });
  };
  const uploads = {
    start: async (key: PartKey, _expert: string, upload: UploadRecord) => withUpload(key, upload),
    allow: async (key: PartKey, upload: UploadRecord) => withUpload(key, upload),
  };
  const files = {
    signUpload: async (key: string) => ({ url: `${inject('site')}${bucket}${key}`, fields: { key } }),
    keep: async () => true,
    signOpening: async (key: string) => `${inject('site')}/?opened=${key}`,
  };
  /** Judges the file that arrives under its key. */
  const receive = (key: string) => {
    const part = all().find(({ upload }) => upload?.key === key);
    if (part?.upload) put({ ...part, upload: { ...part.upload, ...verdict } });
  };
  const serve = ({ answer }: Answers, me: Member, deps: Deps): void => {
    const own = (params: Readonly<Record<string, string>>) => ownPart(me, params, deps().parts);
    answer(startWire, ({ params }) =>
      startUpload(me, params, { ...deps(), uploads, files, newId: randomUUID }),
    );
    answer(uploadState, async ({ params }) => ({ upload: (await own(params)).upload }));
    answer(openWire, (sent) => openUpload(me, sent.params, bodyOf(sent).upload, { ...deps(), files }));
    answer(allowWire, (sent) => allowUntagged(me, sent.params, bodyOf(sent), { ...deps(), uploads }));
    answer(printDraft, async ({ params }) => {
      const [id, at] = [randomUUID(), new Date().toISOString()];
      const upload: UploadRecord = { id, key: id, at, desk: true, ...verdict };
      withUpload(await own(params), upload);
      return { upload };
    });
    answer(deliverWire, async (sent) => {
      const { upload, accept_short = false, accept_others = false, changed } = bodyOf(sent);
      const asked = { uploadId: upload, acceptShort: accept_short, acceptOthers: accept_others, changed };
      const { part, report } = await deliverPart(me, sent.params, asked, {
        ...{ ...deps(), deliveries: { commit }, files, newCode: () => 'A'.repeat(26) },
      });
      return { part: toQueued(part), report };
    });
  };
  return {
    serve,
    /** What the check finds from now on. */
    judge: (next: Partial<Verdict>) => {
      verdict = { ...fine, ...next };
    },
    route: (context: BrowserContext) =>
      context.route(`**${bucket}**`, async (route) => {
        receive(decodeURIComponent(new URL(route.request().url()).pathname.slice(bucket.length)));
        await route.fulfill({ status: 204 });
      }),
  };
};
