import * as z from 'zod/mini';
import { call } from './client.ts';

const page = z.looseObject({ items: z.array(z.unknown()), next: z.optional(z.string()) });

/** All entries of a list that the shop gives in pages, each answer as its route's schema reads it. */
export const everyPage = async <Item>(
  route: {
    readonly path: string;
    readonly answer: z.ZodMiniType<{ readonly items: Item[] }>;
  },
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Item[]> => {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const asked = new URLSearchParams({ ...query, ...(after !== undefined && { after }) });
    const { json } = await call('GET', `${route.path}?${asked}`, { token });
    items.push(...route.answer.parse(json).items);
    after = page.parse(json).next;
  } while (after !== undefined);
  return items;
};
