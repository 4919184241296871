import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { birthSchema } from '#domain/births/birth.ts';
import { type StopReason, stopReasons } from '#domain/mailings.ts';
import { endOfTrace } from '#domain/retention.ts';
import { readable } from './readable.ts';
import { isWritten } from './writes.ts';

/** The key of an address's row; a further row per day holds the proof of consent. */
export const addressKey = (address: string) => ({ address, entry: 'address' });

const birthFields = ['birth_date', 'birth_time', 'birth_place', 'birth'] as const;
export const personalFields = ['full_name', 'email', ...birthFields] as const;

/** The row of an address, found by its hash: the last request, or the wish for no more guidance. Instants are UTC. */
export const guidanceAddressSchema = z.object({
  address: z.string(),
  /** Local day of the last guidance, YYYY-MM-DD, in `tz`. */
  for_date: z.optional(z.string()),
  tz: z.optional(z.string()),
  asked_at: z.optional(z.string()),
  full_name: z.optional(z.string()),
  email: z.optional(z.string()),
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
    const get = new GetCommand({ TableName: table, Key: addressKey(address), ConsistentRead: true });
    const { Item } = await db.send(get);
    return Item ? guidanceAddressSchema.parse(Item) : undefined;
  };

  /** Stops the guidance of an address. Only this wish is kept, for good. Repeating changes nothing. */
  const stop = async (address: string, reason: StopReason, now: Date): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: addressKey(address),
      UpdateExpression: `SET stopped_at = if_not_exists(stopped_at, :now), stopped_by = if_not_exists(stopped_by, :reason) REMOVE #ttl, ${personalFields.join(', ')}`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now.toISOString(), ':reason': reason },
    });
    await db.send(update);
  };

  /** Lets a stopped address ask again, but not for the day that it already has. Repeating changes nothing. */
  const resume = async (address: string, now: Date): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: addressKey(address),
      UpdateExpression: 'SET resumed_at = :now, #ttl = :ttl REMOVE stopped_at, stopped_by',
      ConditionExpression: 'attribute_exists(stopped_at)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now.toISOString(), ':ttl': endOfTrace(now) },
    });
    await isWritten(db.send(update));
  };

  /** Removes the birth data after the mail of that day. A later request keeps its own. */
  const forgetBirth = async (address: string, forDate: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: addressKey(address),
      UpdateExpression: `REMOVE ${birthFields.join(', ')}`,
      ConditionExpression: 'for_date = :date',
      ExpressionAttributeValues: { ':date': forDate },
    });
    await isWritten(db.send(update));
  };

  const forgetProof = async (address: string, entry: string): Promise<void> => {
    const UpdateExpression = `REMOVE ${personalFields.join(', ')}, tz`;
    await db.send(new UpdateCommand({ TableName: table, Key: { address, entry }, UpdateExpression }));
  };

  /**
   * Erases the person behind an address. The proof of consent and a wish for no more guidance are kept under the
   * address's hash.
   */
  const forget = async (address: string): Promise<void> => {
    const query = {
      TableName: table,
      KeyConditionExpression: 'address = :address',
      ExpressionAttributeValues: { ':address': address },
      ConsistentRead: true,
    };
    for await (const { Items } of paginateQuery({ client: db }, query)) {
      const proofs = readable(entryRow, Items).filter(({ entry }) => entry !== addressKey(address).entry);
      for (const { entry } of proofs) await forgetProof(address, entry);
    }
    const ConditionExpression = 'attribute_not_exists(stopped_at)';
    const last = new DeleteCommand({ TableName: table, Key: addressKey(address), ConditionExpression });
    await isWritten(db.send(last));
  };

  return { find, stop, resume, forgetBirth, forget };
};
export type GuidancesStore = ReturnType<typeof createGuidancesStore>;
