import { type OrderRecord, orderRecordSchema } from './order-record.ts';
import { readOne } from './readable.ts';

/** A value as DynamoDB's streams write it; orders hold nothing binary and no sets. */
type StreamValue = {
  readonly S?: string | undefined;
  readonly N?: string | undefined;
  readonly BOOL?: boolean | undefined;
  readonly L?: readonly StreamValue[] | undefined;
  readonly M?: Readonly<Record<string, StreamValue>> | undefined;
};

const plainOf = ({ S, N, BOOL, L, M }: StreamValue): unknown => {
  if (N !== undefined) return Number(N);
  if (L) return L.map(plainOf);
  if (M) return Object.fromEntries(Object.entries(M).map(([name, value]) => [name, plainOf(value)]));
  return S ?? BOOL;
};

/** The order of a stream record's image; throws `RowUnreadable` on one that is none. */
export const orderOfImage = (image: Readonly<Record<string, StreamValue>> | undefined): OrderRecord =>
  readOne(orderRecordSchema, plainOf({ M: image ?? {} }));
