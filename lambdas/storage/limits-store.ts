import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ShopError } from '#domain/errors.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { isRefused } from './table.ts';

/** At most `max` of `name` per subject in each window of `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number };

/** The network that an address belongs to: /24 of IPv4, /56 of IPv6, so that changing the last digits does not help. */
export const networkOf = (viewerIp: string): string => {
  // A server that listens on both protocols sees IPv4 as ::ffff:a.b.c.d: without this all would be one network.
  const address = viewerIp.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap: string[] = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = (address.includes('::') ? [...left, ...gap, ...right] : left).map((g) => g.padStart(4, '0'));
  return groups.join('').slice(0, 14);
};

export const createLimitsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Counts one use; throws `too_many` when the window is full. Subjects are kept as hashes only. */
  const take = async (limit: Limit, subject: string, now: Date): Promise<void> => {
    const window = Math.floor(now.getTime() / 1000 / limit.seconds);
    const update = new UpdateCommand({
      TableName: table,
      Key: { id: `${limit.name}#${hashOf(subject).slice(0, 32)}#${window}` },
      UpdateExpression: 'SET #ttl = :ttl ADD uses :one',
      ConditionExpression: 'attribute_not_exists(uses) OR uses < :max',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':max': limit.max, ':ttl': (window + 2) * limit.seconds },
    });
    await db.send(update).catch((error: unknown) => {
      throw isRefused(error) ? new ShopError('too_many') : error;
    });
  };
  return { take };
};
export type LimitsStore = ReturnType<typeof createLimitsStore>;
