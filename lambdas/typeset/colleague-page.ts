import { noBirth } from '#domain/births/born.ts';
import { shopDate } from '#domain/holidays.ts';
import { studiedOf } from '#domain/persons.ts';
import { colleaguePage as wire } from '#domain/wire/readings.ts';
import type { ReaderDependencies as AddressDependencies } from '#lambdas/checks/reader.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { PartPath } from '#lambdas/staff/parts.ts';
import {
  askedPart,
  forColleague,
  noteReading,
  type ReaderDependencies,
} from '#lambdas/staff/second-reading.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { nextVersion } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { Draw } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import type { PaperInput, ReportPage } from '#lib/typeset/report-paper.ts';
import { inputOf, readWhole, writtenOf } from './typesetting.ts';

export type ColleaguePageDependencies = ReaderDependencies &
  AddressDependencies & {
    readonly orders: Pick<OrdersStore, 'find'>;
    readonly births: Pick<BirthsStore, 'find'>;
    readonly drafts: Pick<DraftsStore, 'read'>;
    readonly threads: Pick<ThreadsStore, 'ofPart'>;
    readonly accesses: Pick<AccessesStore, 'addVisit'>;
    readonly draw: Draw;
    /** Throws `not_typeset` with its reason. */
    readonly typeset: (input: PaperInput, page: number) => Promise<ReportPage>;
    readonly now: Date;
  };

/** A page of the saved draft for the colleague who reads it: its charts are drawn, and its cover names no birth and one first name. */
export const colleaguePage = async (
  me: Member,
  path: PartPath,
  page: number,
  deps: ColleaguePageDependencies,
): Promise<Pick<ReportPage, 'pages' | 'page' | 'svg'>> => {
  const { part } = await askedPart(me, path, deps);
  await noteReading(me, part, deps);
  const whole = await readWhole(part, deps);
  const written = await writtenOf(whole, await deps.drafts.read(part), deps);
  const document = await forColleague(part, written.document, deps);
  const printed = { version: nextVersion(part), day: shopDate(deps.now), code: '' };
  const input = inputOf(whole, { ...written, document }, printed, deps.draw);
  const { firstName } = studiedOf(whole.person);
  const person = { firstName, lastName: '', ...noBirth };
  const found = await deps.typeset({ ...input, person }, page);
  return { pages: found.pages, page: found.page, svg: found.svg };
};

export const route = routeOf(wire, {
  id: 'ColleaguePage',
  who: 'staff',
  loss: 'Colleagues do not see the pages of a draft that they read; they read its text.',
  uses: {
    orders: ['GetItem'],
    births: ['GetItem'],
    parts: ['GetItem'],
    drafts: ['GetItem', 'Query'],
    threads: ['Query'],
    accesses: ['PutItem'],
  },
  may: ['typeset'],
  large: true,
  // As for the preview of the desk.
  memory: 3008,
  seconds: 20,
  stores: ['parts', 'readings', 'orders', 'births', 'profiles', 'drafts', 'threads', 'accesses'],
  gateways: ['reportPages'],
  run: ({ reportPages, ...call }) =>
    colleaguePage(call.me, call.params, call.body.page, { ...call, ...reportPages, draw: reportDrawn }),
});
