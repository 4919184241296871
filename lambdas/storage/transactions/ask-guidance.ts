import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Birth } from '#domain/births/birth.ts';
import { addHours } from '#domain/dates.ts';
import { endOfTrace } from '#domain/retention.ts';
import { addressKey, personalFields } from '../guidances.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

/** After a change of time zone an address waits at least this long for the next guidance. */
const zoneHours = 20;

export type GuidanceAsked = {
  /** Hash of the e-mail address. */
  readonly address: string;
  /** Local day, YYYY-MM-DD, in `tz`. */
  readonly for_date: string;
  readonly tz: string;
  /** The personal data that is erased when the address wants no more guidance. */
  readonly person: {
    readonly full_name: string;
    readonly email: string;
    readonly user_id?: string;
    readonly birth_date?: string;
    readonly birth_time?: string;
    readonly birth_place?: string;
    readonly birth?: Birth;
  };
  /** The proof of consent: its text, and the page that the visitor came from. */
  readonly proof: Readonly<Record<string, string>>;
};

/**
 * The write that decides: the day must be later than the last one, and an address with a new time zone must wait. Days
 * only increase, so that an address gets one guidance per day in every time zone.
 */
const claimOf = (table: string, { address, for_date, tz, person }: GuidanceAsked, now: Date) => {
  const known = personalFields.filter((name) => person[name] !== undefined);
  const unknown = personalFields.filter((name) => person[name] === undefined);
  const sets = ['for_date = :date', 'tz = :tz', 'asked_at = :now', '#ttl = :ttl'];
  const remove = unknown.length > 0 ? ` REMOVE ${unknown.join(', ')}` : '';
  return changeOf(table, {
    key: addressKey(address),
    to: `SET ${[...sets, ...known.map((name) => `${name} = :${name}`)].join(', ')}${remove}`,
    if: 'attribute_not_exists(stopped_at) AND (attribute_not_exists(for_date) OR (for_date < :date AND (tz = :tz OR asked_at <= :settled)))',
    with: {
      date: for_date,
      tz,
      now: now.toISOString(),
      settled: addHours(now, -zoneHours).toISOString(),
      ttl: endOfTrace(now),
      ...Object.fromEntries(known.map((name) => [name, person[name]])),
    },
  });
};

type Tables = { readonly guidances: string; readonly outbox: string };

export const createGuidanceRequestsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes the day's guidance, its mail and its proof of consent in one transaction; false when the address may not
   * have it.
   */
  const ask = async (asked: GuidanceAsked, mail: OutboxRecord, now: Date): Promise<boolean> => {
    const { address, for_date: entry, person } = asked;
    const facts = { email: person.email, asked_at: now.toISOString(), ttl: endOfTrace(now) };
    const proof = { ...asked.proof, ...facts, address, entry };
    const TransactItems = [
      { Update: claimOf(tables.guidances, asked, now) },
      { Put: { TableName: tables.guidances, Item: proof } },
      outboxPut(tables.outbox, mail),
    ];
    return isWritten(transact(db, TransactItems));
  };
  return { ask };
};
export type GuidanceRequestsStore = ReturnType<typeof createGuidanceRequestsStore>;
