import type * as z from 'zod/mini';
import type { Birth } from '#domain/births/birth.ts';
import { type Born, bornSchema } from '#domain/births/born.ts';
import { instantOf, type TypedInstant } from '#domain/births/instant.ts';
import type { MissingKind } from '#domain/questions.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { replyToQuestion } from '#domain/wire/questions.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { CorrectionsStore } from '#lambdas/storage/transactions/correct-birth.ts';
import { corrected, type FindDependencies, findBirth } from './correction.ts';

export type GivenDependencies = FindDependencies & {
  readonly accesses: Pick<AccessesStore, 'add'>;
  readonly corrections: CorrectionsStore;
  readonly now: Date;
};

type Given = Pick<z.infer<typeof replyToQuestion.body>, 'time' | 'source' | 'place' | 'names'>;

/** In minutes, of an hour that somebody remembers. */
const remembered = 15;

const typedOf = ({ birthDate, birthTime, birth }: Born): TypedInstant | undefined =>
  birth && {
    date: birthDate,
    time: birthTime,
    precision: birth.precision,
    margin: birth.margin,
    dayPart: birth.dayPart,
    place: birth.place,
  };

/** The birth at its new hour or place; its instant follows from the history of legal time. */
const birthAt = (typed: TypedInstant): Birth => {
  const { reading: _, ...instant } = instantOf(typed);
  const { precision, margin, dayPart, place } = typed;
  return { precision, ...(margin && { margin }), ...(dayPart && { dayPart }), place, ...instant };
};

const withHour = (born: Born, time: string, source: Given['source']): Born => {
  const typed = typedOf(born);
  const precision = source === 'record' ? 'exact' : 'about';
  const margin = source === 'record' ? undefined : remembered;
  const birth = typed && birthAt({ ...typed, time, precision, margin, dayPart: undefined });
  return { ...born, birthTime: time, ...(birth && { birth }) };
};

const withPlace = (born: Born, place: NonNullable<Given['place']>): Born => {
  const { birthDate: date, birthTime: time } = born;
  const precision = time === '' ? ('unknown' as const) : ('exact' as const);
  const typed = typedOf(born) ?? { date, time, precision };
  const birth = birthAt({ ...typed, place, offset: undefined });
  return { ...born, birthPlace: [place.name, place.detail].filter(Boolean).join(', '), birth };
};

/** The birth with what was given; undefined where the question has no field. Throws invalid_request for another field. */
const withGiven = (
  born: Born,
  what: MissingKind,
  { time, source, place, names }: Given,
): Born | undefined => {
  if (what === 'other') return undefined;
  if (what === 'hour' && time) return withHour(born, time, source);
  if (what === 'place' && place) return withPlace(born, place);
  if (what === 'names' && names) return { ...born, birthNames: names };
  throw new ShopError('invalid_request');
};

/**
 * Takes what the expert asked for into the birth, which dossier and report read; a request to correct something else goes on
 * waiting. Returns the order as it is then. Throws ShopError birth_fixed, invalid_request.
 */
export const takeGiven = async (
  order: OrderRecord,
  what: MissingKind,
  given: Given,
  deps: GivenDependencies,
): Promise<OrderRecord> => {
  if (what === 'other') return order;
  const found = await findBirth(order, deps);
  const born = withGiven(bornSchema.parse(found.before), what, given);
  if (!born) return order;
  const { request } = found.before;
  const after = {
    ...corrected(found, born, { at: deps.now.toISOString(), by: 'customer' }),
    ...(request && { request }),
  };
  await deps.corrections.commit({ ...found, after });
  await deps.accesses.add(order.id, { by: 'customer', what: 'birth_corrected' }, deps.now);
  return { ...order, version: order.version + 1 };
};
