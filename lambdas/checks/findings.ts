import { bornOf } from '#domain/births/born.ts';
import { addDays } from '#domain/dates.ts';
import { type Conventions, otherChoices } from '#domain/dossier/conventions.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { shopDate } from '#domain/holidays.ts';
import { addressed } from '#domain/report/addressed.ts';
import type { Finding } from '#domain/report/checks/finding.ts';
import { findingsIn } from '#domain/report/checks/findings.ts';
import { documentOf } from '#domain/report/draft.ts';
import { knownOf } from '#domain/report/sameness.ts';
import { soldPages } from '#domain/sold.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { JsonFiles } from '#lambdas/gateways/json-files.ts';
import { assertRead } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { chosenFor, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';
import type { SentencesStore } from '#lambdas/storage/sentences.ts';
import type { Draw, Person } from '#lib/dossier/drawn.ts';
import { type PeopleDependencies, peopleOf } from './people.ts';
import { type ReaderDependencies, readerOf } from './reader.ts';
import { hashed, ownMarks, passagesOf, sameIn } from './same.ts';

export type FindingsDependencies = Omit<PeopleDependencies, 'people'> &
  ReaderDependencies & {
    readonly orders: Pick<OrdersStore, 'find'>;
    readonly drafts: Pick<DraftsStore, 'read'>;
    readonly passages: Pick<PassagesStore, 'list'>;
    readonly accesses: Pick<AccessesStore, 'openedBy'>;
    readonly sentences: Pick<SentencesStore, 'known'>;
    readonly jsonFiles: Pick<JsonFiles, 'read'>;
    /** The key of the hashes. */
    readonly sentenceKey: () => Promise<string>;
    readonly draw: Draw;
  };

/** Days for which an expert may still have the text of another customer at hand. */
const remembered = 366;

/** Without an instant there is no dossier, and no value belongs to it. */
const noDossier = { sheet: { caption: '', tables: [], statements: [] }, figures: [], otherValues: [] };

/** The dossier of a part, and what other choices about its chart would say. */
const chartOf = (part: PartRecord, person: Person, { draw }: FindingsDependencies) => {
  const { chosen } = chosenFor(part);
  const drawnBy = (conventions: Conventions) =>
    draw(part.service, person, conventions, shopDate(new Date(part.due_at)));
  const drawn = drawnBy(chosen);
  if (!drawn) return noDossier;
  const others = otherChoices(part.service, drawn, chosen).flatMap((other) => drawnBy(other) ?? []);
  const figures = drawn.figures.map(({ label }) => label);
  return { sheet: drawn.sheet, figures, otherValues: others.map(({ sheet }) => valuesOf(sheet)) };
};

/** What the checks before «Livrer» find in the saved draft of a part that the expert holds and has opened. */
export const findingsOf = async (
  me: Pick<Member, 'id'>,
  part: PartRecord,
  deps: FindingsDependencies,
): Promise<Finding[]> => {
  assertRead(part);
  const [order, draft, passages, opened, own, key] = await Promise.all([
    deps.orders.find(part.order_id),
    deps.drafts.read(part),
    passagesOf(me.id, deps.passages),
    deps.accesses.openedBy(me.id, addDays(deps.now, -remembered)),
    ownMarks(part, deps.jsonFiles),
    deps.sentenceKey(),
  ]);
  if (!order) throw new ShopError('not_found');
  // Remembers nobody, because an expert's log still has the orders of people erased meanwhile.
  const people = await peopleOf(order, opened, { ...deps, people: new Map() });
  const reader = await readerOf(order.user_id, people.info, deps);
  const document = addressed(documentOf(part.service, draft), reader);
  const places = hashed(knownOf(document.sections, [people.own.firstName]), key);
  return findingsIn(document, {
    ...chartOf(part, bornOf(people.info), deps),
    removed: draft.outline.removed,
    passages: new Map(passages.map(({ id, title }) => [id, title])),
    own: people.own,
    author: part.expert?.name ?? '',
    promised: soldPages(order, part.service),
    others: people.others,
    sameness: await sameIn(places, { passages, own, key }, deps.sentences),
  });
};
