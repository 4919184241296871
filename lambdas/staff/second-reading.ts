import type { ReportDocument } from '#domain/report/document.ts';
import { withoutConfided } from '#domain/report/withheld.ts';
import { secondReadingTexts as texts } from '#domain/texts/second-reading.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { isInWork, nextVersion, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ReadingRecord, ReadingsStore } from '#lambdas/storage/readings.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import { type PartPath, partAt } from './parts.ts';
import type { Member } from './staff.ts';

/** A reading lasts while the expert who asked writes this version: a hand-over, a delivery or a refund ends it at once. */
export const isReadingOf = (part: PartRecord, reading: ReadingRecord): boolean =>
  isInWork(part) &&
  part.expert?.id === reading.asker.id &&
  part.taken_at === reading.taken_at &&
  nextVersion(part) === reading.report_version;

export type ReaderDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly readings: Pick<ReadingsStore, 'find'>;
};
export type Asked = { readonly part: PartRecord; readonly reading: ReadingRecord };

/** The part whose draft the member is asked to read. Throws `not_found` for everybody else, and once the reading is over. */
export const askedPart = async (
  me: Member,
  path: PartPath,
  { parts, readings }: ReaderDependencies,
): Promise<Asked> => {
  const part = me.discipline && (await partAt(path, parts));
  const reading = part && (await readings.find(part));
  if (!part || reading?.reader.id !== me.id || !isReadingOf(part, reading))
    throw new ShopError('not_found', texts.over);
  return { part, reading };
};

/** Must be called before the draft is given out. */
export const noteReading = (
  me: Member,
  { order_id, service }: PartRecord,
  { accesses, now }: { readonly accesses: Pick<AccessesStore, 'addVisit'>; readonly now: Date },
): Promise<void> =>
  accesses.addVisit(order_id, { by: 'expert', name: me.name, who: me.id, what: 'draft', service }, now);

/** What the customer has confided about the part is not for a colleague. */
export const forColleague = async (
  part: PartRecord,
  document: ReportDocument,
  { threads }: { readonly threads: Pick<ThreadsStore, 'ofPart'> },
): Promise<ReportDocument> => {
  const { words, messages, questions, corrections, margin } = await threads.ofPart(part);
  const told = [
    words?.text,
    ...messages.filter(({ from }) => from === 'customer').map(({ text }) => text),
    ...questions.map(({ reply }) => reply?.text),
    ...corrections.flatMap(({ places }) => places.flatMap(({ where, text }) => [where, text])),
    ...margin.map(({ text }) => text),
  ].flatMap((text) => text ?? []);
  return withoutConfided(document, told);
};
