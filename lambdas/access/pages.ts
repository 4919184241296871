/** The cursors of lists. One that somebody made up can only name another place of a list that its caller reads anyway. */
import { listMoved } from '#domain/texts/errors.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Piece, Place } from '#lambdas/storage/piece.ts';

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

const placeIn = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Keys of DynamoDB are not empty, and those of these lists are not longer. */
const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 300;

/** The place that a cursor names, with so many values; undefined for the first page. Throws `invalid_request`. */
export const placeAfter = (cursor: string | undefined, values: number): Place | undefined => {
  if (cursor === undefined) return undefined;
  const place = placeIn(cursor);
  if (!Array.isArray(place) || place.length !== values || !place.every(isValue))
    throw new ShopError('invalid_request', listMoved);
  return place;
};

/** A page as the wire shows it. */
export const toPage = <Item>(items: readonly Item[], { rest }: Pick<Piece<unknown>, 'rest'>) => ({
  items: [...items],
  ...(rest && { next: cursorOf(rest) }),
});
