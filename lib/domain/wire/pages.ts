/** The shape of a list without a natural end: one page, and what asks for the next. */
import * as z from 'zod/mini';

/** The entries of one page. */
export const pageSize = 50;

/** Only the route that gave it can read it. */
const cursor = z.string().check(z.minLength(1), z.maxLength(600));

/** `next` is the `after` of the page that follows; the last page has none. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.optional(cursor) });
