import { type OrderRecord, orderRecordSchema } from './order-record.ts';
import { readOne } from './readable.ts';

/** A value as DynamoDB streams encode it; orders hold no binary values and no sets. */
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

/** The order in a stream record's image. Throws `RowUnreadable` when it is damaged. */
export const orderOfImage = (image: Readonly<Record<string, StreamValue>> | undefined): OrderRecord =>
  readOne(orderRecordSchema, plainOf({ M: image ?? {} }));
