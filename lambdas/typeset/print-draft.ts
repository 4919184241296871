import { randomBytes, randomUUID } from 'node:crypto';
import { shopDate } from '#domain/holidays.ts';
import { isRefunded } from '#domain/order.ts';
import { type Finding, standing } from '#domain/report/checks/finding.ts';
import { isFilledIn } from '#domain/report/checks/variable-rules.ts';
import { codeLength, codeOf } from '#domain/report/code.ts';
import { type Draft, originsOf } from '#domain/report/draft.ts';
import { type Shown, writingOf } from '#domain/report/shown.ts';
import type { Writing } from '#domain/report/writing.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { printDraft as wire } from '#domain/wire/typeset.ts';
import { findingsOf } from '#lambdas/checks/findings.ts';
import type { ReaderDependencies } from '#lambdas/checks/reader.ts';
import type { TypesetQueue } from '#lambdas/gateways/typeset-queue.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import { nextVersion, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore, UploadRecord, UploadsStore } from '#lambdas/storage/parts.ts';
import { uploadKey } from '#lambdas/storage/report-files.ts';
import type { Draw } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { inputOf, readWhole, textDigest, type Whole, writtenOf } from './typesetting.ts';

export type PrintDependencies = ReaderDependencies & {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly drafts: Pick<DraftsStore, 'read'>;
  readonly uploads: Pick<UploadsStore, 'start'>;
  readonly queue: TypesetQueue;
  /** What the checks find in a draft. */
  readonly findings: (part: PartRecord, order: OrderRecord, draft: Draft) => Promise<readonly Finding[]>;
  readonly draw: Draw;
  readonly newId: () => string;
  readonly newCode: () => string;
  readonly now: Date;
};

/** Only a report whose findings are settled or accepted is typeset for a delivery. */
const assertSound = async (
  { part, order }: Whole,
  draft: Draft,
  accepted: readonly string[],
  deps: PrintDependencies,
): Promise<void> => {
  if (standing(await deps.findings(part, order, draft), accepted).length > 0)
    throw new ShopError('report_incomplete');
};

/** What the colophon will say of the writing. Throws `report_incomplete` while nobody has said where pasted words come from. */
const writingFor = (part: PartRecord, draft: Draft, shown: Shown): Writing | undefined => {
  const origins = originsOf(draft);
  if (shown.words && part.counted && origins.pasted > 0) throw new ShopError('report_incomplete');
  const { expert, counted } = part;
  const { dates = [] } = draft.outline;
  return writingOf(shown, { by: expert?.name ?? '', counted, origins, dates });
};

type Asked = {
  /** Ids of findings that the expert confirms. */
  readonly accepted: readonly string[];
  /** What the report shows of its writing. */
  readonly shown: Shown;
};

/**
 * Has the saved draft typeset as an upload of the part. Throws ShopError not_found, forbidden, part_over, refunded,
 * birth_asked, report_incomplete.
 */
export const printDraft = async (
  me: Member,
  path: PartPath,
  { accepted, shown }: Asked,
  deps: PrintDependencies,
): Promise<UploadRecord> => {
  const part = await ownPart(me, path, deps.parts);
  if (part.birth_asked_at !== undefined) throw new ShopError('birth_asked');
  const whole = await readWhole(part, deps);
  if (isRefunded(whole.order)) throw new ShopError('refunded');
  const version = nextVersion(part);
  const draft = await deps.drafts.read(part);
  const written = await writtenOf(whole, draft, deps);
  const writing = writingFor(part, draft, shown);
  const colophon = { version, day: shopDate(deps.now), code: deps.newCode(), ...(writing && { writing }) };
  const print = { ...colophon, text: textDigest(written) };
  if (!isFilledIn(written.document.sections)) throw new ShopError('report_incomplete');
  // Throws for a birth without an instant, before the checks are made.
  inputOf(whole, written, print, deps.draw);
  await assertSound(whole, draft, accepted, deps);
  const id = deps.newId();
  const key = uploadKey({ orderId: part.order_id, service: part.service, uploadId: id });
  const upload = {
    id,
    key,
    state: 'sending' as const,
    at: deps.now.toISOString(),
    desk: true as const,
    print,
  };
  await deps.uploads.start(part, me.id, upload).catch(ifMoved(new ShopError('forbidden')));
  await deps.queue.add({ order: part.order_id, service: part.service, upload: id });
  return upload;
};

export const route = routeOf(wire, {
  id: 'PrintDraft',
  who: 'staff',
  loss: 'Experts cannot deliver what they wrote at the desk; they can upload a PDF.',
  uses: { births: ['GetItem'], parts: ['UpdateItem'] },
  may: ['check drafts', 'send to typesetting'],
  // It checks the draft as the route of the checks does.
  memory: 1024,
  seconds: 20,
  stores: ['parts', 'orders', 'births', 'profiles', 'drafts', 'uploads'],
  gateways: ['typesetQueue', 'draftChecks'],
  run: async ({ typesetQueue, draftChecks, ...call }) => {
    const { me, params, body, orders, now } = call;
    const upload = await printDraft(
      me,
      params,
      { accepted: body.accept, shown: body.shown ?? {} },
      {
        ...call,
        queue: typesetQueue,
        findings: (part, order, draft) =>
          findingsOf(me, part, {
            ...draftChecks,
            // Both were read for this request already.
            orders: { ...orders, find: async () => order },
            drafts: { read: async () => draft },
            draw: reportDrawn,
            now,
          }),
        draw: reportDrawn,
        newId: randomUUID,
        newCode: () => codeOf(randomBytes(codeLength)),
      },
    );
    return { upload };
  },
});
