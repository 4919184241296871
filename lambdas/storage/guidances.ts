import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { birthSchema } from '#domain/births/birth.ts';
import { type StopReason, stopReasons } from '#domain/mailings.ts';
import { endOfTrace } from '#domain/retention.ts';
import { readable } from './readable.ts';
import { allRows, changeRow, getRow, removeIf } from './table.ts';
import { isWritten } from './writes.ts';

/** The key of an address's row; a further row per day holds the proof of consent. */
export const addressKey = (address: string) => ({ address, entry: 'address' });

const birthFields = ['birth_date', 'birth_time', 'birth_place', 'birth'] as const;
export const personalFields = ['full_name', 'email', 'user_id', ...birthFields] as const;

/** The row of an address, found by its hash: the last request, or the wish for no more guidance. Instants are UTC. */
export const guidanceAddressSchema = z.object({
  address: z.string(),
  /** Local day of the last guidance, YYYY-MM-DD, in `tz`. */
  for_date: z.optional(z.string()),
  tz: z.optional(z.string()),
  asked_at: z.optional(z.string()),
  full_name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The account whose session asked. */
  user_id: z.optional(z.string()),
  birth_date: z.optional(z.string()),
  birth_time: z.optional(z.string()),
  birth: z.optional(birthSchema),
  stopped_at: z.optional(z.string()),
  stopped_by: z.optional(z.enum(stopReasons)),
  resumed_at: z.optional(z.string()),
});
const entryRow = z.object({ entry: z.string() });
export type GuidanceAddress = z.infer<typeof guidanceAddressSchema>;

export const createGuidancesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Undefined when the address never asked for a guidance, or too long ago. */
  const find = async (address: string): Promise<GuidanceAddress | undefined> => {
    const row = await getRow(db, table, addressKey(address));
    return row ? guidanceAddressSchema.parse(row) : undefined;
  };

  /** Stops the guidance of an address. Only this wish is kept, for good. Repeating changes nothing. */
  const stop = async (address: string, reason: StopReason, now: Date): Promise<void> => {
    await changeRow(db, table, {
      key: addressKey(address),
      to: `SET stopped_at = if_not_exists(stopped_at, :now), stopped_by = if_not_exists(stopped_by, :reason) REMOVE #ttl, ${personalFields.join(', ')}`,
      with: { now: now.toISOString(), reason },
    });
  };

  /** Lets a stopped address ask again, but not for the day that it already has. Repeating changes nothing. */
  const resume = async (address: string, now: Date): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: addressKey(address),
        to: 'SET resumed_at = :now, #ttl = :ttl REMOVE stopped_at, stopped_by',
        if: 'attribute_exists(stopped_at)',
        with: { now: now.toISOString(), ttl: endOfTrace(now) },
      }),
    );
  };

  /** Removes the birth data after the mail of that day. A later request keeps its own. */
  const forgetBirth = async (address: string, forDate: string): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: addressKey(address),
        to: `REMOVE ${birthFields.join(', ')}`,
        if: 'for_date = :date',
        with: { date: forDate },
      }),
    );
  };

  const forgetProof = async (address: string, entry: string): Promise<void> => {
    await changeRow(db, table, { key: { address, entry }, to: `REMOVE ${personalFields.join(', ')}, tz` });
  };

  /**
   * Erases the person behind an address. The proof of consent and a wish for no more guidance are kept under the
   * address's hash.
   */
  const forget = async (address: string): Promise<void> => {
    const query = { by: 'address = :address', with: { address }, ConsistentRead: true };
    const rows = readable(entryRow, await allRows(db, table, query));
    const proofs = rows.filter(({ entry }) => entry !== addressKey(address).entry);
    for (const { entry } of proofs) await forgetProof(address, entry);
    const last = { key: addressKey(address), if: 'attribute_not_exists(stopped_at)' };
    await isWritten(removeIf(db, table, last));
  };

  return { find, stop, resume, forgetBirth, forget };
};
export type GuidancesStore = ReturnType<typeof createGuidancesStore>;
