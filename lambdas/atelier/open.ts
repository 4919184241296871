import type { OpenPart } from '#domain/atelier.ts';
import { bornOf, noBirth } from '#domain/births/born.ts';
import { type BirthRecord, correctionSchema } from '#domain/births/correction.ts';
import { needBirth } from '#domain/catalogue.ts';
import { soldPages } from '#domain/sold.ts';
import { openPart as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Words } from '#domain/words.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { isRead, ownPart, type PartPath, toQueued, uploadOf } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import { chosenFor, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { First, PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { TeamStore } from '#lambdas/storage/workshop.ts';

export type OpenDependencies = {
  readonly parts: Pick<PartsStore, 'find' | 'noteReader'>;
  readonly team: Pick<TeamStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'open' | 'find'>;
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly threads: Pick<ThreadsStore, 'words'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly now: Date;
};

/** A reading that needs no birth shows none, and marks none as opened (RGPD 5.1.c). */
const birthFor = async (
  { order_id, service }: Pick<PartRecord, 'order_id' | 'service'>,
  { births, now }: OpenDependencies,
): Promise<BirthRecord | undefined> => {
  if (needBirth([service])) return births.open(order_id, now);
  const { person } = (await births.find(order_id)) ?? {};
  return { ...noBirth, ...(person && { person }) };
};

/** What the customer told the expert; reading the words is an entry of its own in the access log (RGPD 9.2.a). */
const wordsFor = async (
  me: Member,
  part: PartRecord,
  { accesses, threads, now }: OpenDependencies,
): Promise<Words | undefined> => {
  const words = await threads.words(part);
  if (words?.text === undefined) return words;
  const { order_id, service } = part;
  await accesses.add(order_id, { by: 'expert', name: me.name, who: me.id, what: 'words', service }, now);
  return words;
};

/**
 * How a part begins that nobody has opened: a later change of the expert's settings changes no text in work. Words that
 * two experts may have written are not counted.
 */
const firstOf = async (me: Member, part: PartRecord, { team }: OpenDependencies): Promise<First> => {
  if (part.read_by !== undefined) return {};
  const { usual = {}, counting = {} } = (await team.find(me.id)) ?? {};
  const { words, ...counted } = counting;
  return {
    ...(words && { counted }),
    ...(!part.conventions &&
      Object.keys(usual).length > 0 && { conventions: { revision: 1, chosen: usual } }),
  };
};

/** Whose words were counted until their expert switched it off. */
const isSwitchedOff = async (me: Member, { counted }: PartRecord, { team }: OpenDependencies) =>
  counted !== undefined && !(await team.find(me.id))?.counting?.words;

/** The part, with this expert as its reader. */
const readPart = async (me: Member, part: PartRecord, deps: OpenDependencies): Promise<PartRecord> => {
  if (isRead(part) && !(await isSwitchedOff(me, part, deps))) return part;
  const first = await firstOf(me, part, deps);
  return deps.parts.noteReader(part, me.id, first).catch(ifMoved(new ShopError('forbidden')));
};

/** Returns the customer's data to the expert who took the part, only after the access has been recorded. */
export const openPart = async (me: Member, path: PartPath, deps: OpenDependencies): Promise<OpenPart> => {
  const taken = await ownPart(me, path, deps.parts);
  const order = await deps.orders.find(taken.order_id);
  if (!order) throw new ShopError('not_found');
  const what = needBirth([taken.service]) ? 'birth_data' : 'names';
  const access = { by: 'expert', name: me.name, who: me.id, what, service: taken.service } as const;
  await deps.accesses.add(order.id, access, deps.now);
  const part = await readPart(me, taken, deps);
  const born = await birthFor(part, deps);
  const profile = born?.person ? undefined : await deps.profiles.find(order.user_id);
  return {
    ...toQueued(part),
    services: order.services,
    promised: soldPages(order, part.service),
    customer_info: bornOf(withBirth(order, born)),
    email_validated: order.email_validated,
    salutation: profile?.salutation ?? undefined,
    correction: born && needBirth([part.service]) ? correctionSchema.parse(born) : undefined,
    upload: uploadOf(part, deps.now),
    report: part.report,
    memos: part.memos ?? [],
    conventions: chosenFor(part),
    counted: part.counted,
    words: await wordsFor(me, part, deps),
  };
};

export const route = routeOf(wire, {
  id: 'OpenPart',
  who: 'staff',
  loss: 'Experts do not get the birth data of the parts they took: nothing new is written.',
  uses: {
    parts: ['GetItem', 'UpdateItem'],
    orders: ['GetItem'],
    births: ['GetItem', 'UpdateItem'],
    accesses: ['PutItem'],
    threads: ['GetItem'],
    settings: ['GetItem'],
  },
  stores: ['parts', 'orders', 'births', 'accesses', 'threads', 'profiles', 'team'],
  run: (call) => openPart(call.me, call.params, call),
});
