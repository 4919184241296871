import { bornOf } from '#domain/births/born.ts';
import { nameOf } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { shopDate } from '#domain/holidays.ts';
import { addressed } from '#domain/report/addressed.ts';
import type { ReportDocument } from '#domain/report/document.ts';
import { type Draft, documentOf } from '#domain/report/draft.ts';
import type { Writing } from '#domain/report/writing.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { statutoryDays } from '#domain/withdrawal.ts';
import { type ReaderDependencies, readerOf } from '#lambdas/checks/reader.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { assertRead } from '#lambdas/staff/parts.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import { chosenFor, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { type Draw, type Drawn, type Person, reportChart } from '#lib/dossier/drawn.ts';
import type { PaperInput } from '#lib/typeset/report-paper.ts';

/** A part with its customer and birth. */
export type Whole = { readonly part: PartRecord; readonly order: OrderRecord; readonly person: Person };

/** Throws `forbidden` before the part's expert has opened it, and `not_found` for an order that is gone. */
export const readWhole = async (
  part: PartRecord,
  deps: { readonly orders: Pick<OrdersStore, 'find'>; readonly births: Pick<BirthsStore, 'find'> },
): Promise<Whole> => {
  assertRead(part);
  const order = await deps.orders.find(part.order_id);
  if (!order) throw new ShopError('not_found');
  const born = await deps.births.find(order.id);
  return { part, order, person: bornOf(withBirth(order, born)) };
};

export type Written = { readonly document: ReportDocument; readonly conventions: Conventions };
type Printed = {
  readonly version: number;
  readonly day: string;
  readonly code: string;
  readonly writing?: Writing | undefined;
};

/** What a draft says to the reader of its part, whose form of address is read anew. */
export const writtenOf = async (
  { part, order, person }: Whole,
  draft: Draft,
  deps: ReaderDependencies,
): Promise<Written> => ({
  document: addressed(documentOf(part.service, draft), await readerOf(order.user_id, person, deps)),
  conventions: chosenFor(part).chosen,
});

/** Names a text, so that what was checked is what is typeset. */
export const textDigest = (written: Written): string => hashOf(JSON.stringify(written));

/** All that a part's report is typeset from. Throws `report_incomplete` for a birth without an instant. */
export const inputOf = (
  { part, person }: Whole,
  { document, conventions }: Written,
  { version, day, code, writing }: Printed,
  draw: Draw,
): PaperInput & { readonly drawn: Drawn } => {
  const drawn = reportChart(draw, part.service, person, conventions, shopDate(new Date(part.due_at)));
  if (!drawn) throw new ShopError('report_incomplete');
  return {
    document,
    drawn,
    person,
    version,
    date: day,
    code,
    writing,
    author: { name: part.expert?.name ?? '', role: nameOf(part.service) },
    withdrawalDays: statutoryDays,
    replaced: part.report && { date: shopDate(new Date(part.report.delivered_at)) },
  };
};
