import { deskRules } from '#content/rules.ts';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { studiedOf } from '#domain/persons.ts';
import { readableReportSchema } from '#domain/report/readable.ts';
import {
  isTooSame,
  knownInText,
  knownOf,
  marksOf,
  type Place,
  percentOf,
  type Sameness,
} from '#domain/report/sameness.ts';
import { hashed, marksKey, ownMarks, passagesOf, sameIn } from '#lambdas/checks/same.ts';
import type { Files, StoredFile } from '#lambdas/gateways/files.ts';
import type { JsonFiles } from '#lambdas/gateways/json-files.ts';
import type { PdfReading } from '#lambdas/gateways/pdf.ts';
import { log } from '#lambdas/platform/log.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import { type IssuesStore, partIssue } from '#lambdas/storage/issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartKey, PartsStore } from '#lambdas/storage/parts.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';
import type { SentencesStore } from '#lambdas/storage/sentences.ts';

export type KeepDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'findRecent'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly passages: Pick<PassagesStore, 'list'>;
  readonly sentences: SentencesStore;
  readonly issues: Pick<IssuesStore, 'open'>;
  readonly files: Pick<Files, 'read'>;
  readonly jsonFiles: JsonFiles;
  /** The key of the hashes. */
  readonly sentenceKey: () => Promise<string>;
  readonly readPdf: (bytes: Uint8Array) => Promise<PdfReading>;
  readonly now: Date;
};

const reportPattern = /^reports\/([0-9a-f-]{36})\/([a-z-]+)\/[0-9a-f-]{36}\.pdf$/;
const isDiscipline = (text: string): text is Discipline => disciplines.some((known) => known === text);

/** The part of a report; undefined for everything else that lies beside it. */
const partOf = (key: string): PartKey | undefined => {
  const [, order_id = '', service = ''] = reportPattern.exec(key) ?? [];
  return isDiscipline(service) ? { order_id, service } : undefined;
};

/** The person studied, whose name is no part of a sentence. */
const namesIn = async ({ order_id }: PartKey, { orders, births }: KeepDependencies): Promise<string[]> => {
  const order = await orders.find(order_id);
  if (!order) throw new Error('the order of a part is missing');
  return [studiedOf(withBirth(order, await births.findRecent(order_id))).firstName];
};

/** The text of the desk lies beside its PDF; of any other report, only the PDF has it. */
const placesOf = async (file: StoredFile, part: PartKey, deps: KeepDependencies): Promise<Place[]> => {
  const names = await namesIn(part, deps);
  const written = await deps.jsonFiles.read(file.key.replace(/\.pdf$/, '.json'));
  if (written !== undefined) return knownOf(readableReportSchema.parse(written).document.sections, names);
  const reading = await deps.readPdf(await deps.files.read(file));
  return 'refusal' in reading ? [] : knownInText(reading.texts.join('\n'), names);
};

/** An administrator sees a report of which too much was delivered before; its expert has confirmed it at the desk. */
const tell = async (part: PartRecord, sameness: Sameness, { issues, now }: KeepDependencies) => {
  if (!isTooSame(sameness, deskRules.mostSame)) return;
  await issues.open({
    ...partIssue('same', part, now),
    note: String(Math.round(percentOf(sameness))),
  });
};

/**
 * Keeps the sentences of a delivered report, so that later ones are compared with it. A file that its part does not
 * deliver is ignored. Repeating changes nothing: the report is compared before its own sentences are
 * stored.
 */
export const keepSentences = async (file: StoredFile, deps: KeepDependencies): Promise<void> => {
  const key = partOf(file.key);
  const part = key && (await deps.parts.find(key));
  if (!part || part.report?.key !== file.key) return;
  const own = await ownMarks(part, deps.jsonFiles);
  const hashKey = await deps.sentenceKey();
  const places = hashed(await placesOf(file, part, deps), hashKey);
  const passages = await passagesOf(part.expert?.id, deps.passages);
  const sameness = await sameIn(places, { passages, own, key: hashKey }, deps.sentences);
  await tell(part, sameness, deps);
  const marks = marksOf(places);
  await deps.jsonFiles.write(marksKey(part), [...new Set([...own, ...marks])]);
  await deps.sentences.add(marks, deps.now);
  const { of, copied } = sameness;
  log.info('sentences_kept', { order: part.order_id, service: part.service, of, copied });
};
