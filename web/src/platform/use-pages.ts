import { useCallback, useRef, useState } from 'react';
import { errorTexts } from '#domain/texts/errors.ts';
import { messageOf } from './errors.ts';
import { useAction } from './use-action.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** What the wire calls a page of a list. */
type Page<Item> = { readonly items: readonly Item[]; readonly next?: string | undefined };

export type Pages<P> = Loaded<P> & {
  /** Adds the next page. */
  readonly more: () => Promise<void>;
  readonly isAdding: boolean;
  /** Why the next page did not come; the list stays. */
  readonly moreError: unknown;
};

/** An entry that moved between two calls stands where it came last. */
const joined = <Item, P extends Page<Item>>(shown: P, page: P, idOf: (item: Item) => string): P => {
  const added = new Set(page.items.map(idOf));
  return { ...page, items: [...shown.items.filter((item) => !added.has(idOf(item))), ...page.items] };
};

/**
 * A list in pages, once it is wanted: `load` asks for the first, or for the one after a cursor. Loading again brings as many
 * pages as are shown. `load` and `idOf` must be stable.
 */
export const usePages = <Item, P extends Page<Item>>(
  load: (after: string | undefined, signal?: AbortSignal) => Promise<P & Page<Item>>,
  idOf: (item: Item) => string,
  isWanted = true,
): Pages<P & Page<Item>> => {
  const count = useRef(1);
  /** Where the shown list came from: the cursors of another one are of no use to it. */
  const source = useRef<typeof load>(undefined);
  const [moreError, setMoreError] = useState<unknown>();
  const loadShown = useCallback(
    async (signal: AbortSignal) => {
      const wanted = source.current === load ? count.current : 1;
      let [list, got] = [await load(undefined, signal), 1];
      for (; got < wanted && list.next !== undefined; got += 1)
        list = joined(list, await load(list.next, signal), idOf);
      if (!signal.aborted) [source.current, count.current] = [load, got];
      setMoreError(undefined);
      return list;
    },
    [load, idOf],
  );
  const loaded = useLoaded(loadShown, isWanted);
  const { isBusy, run } = useAction({
    act: async () => {
      const after = loaded.data?.next;
      if (after === undefined || source.current !== load) return;
      setMoreError(undefined);
      const page = await load(after);
      loaded.change((shown) => (shown.next === after ? joined(shown, page, idOf) : shown));
      count.current += 1;
    },
    fail: setMoreError,
  });
  return { ...loaded, more: run, isAdding: isBusy, moreError };
};

/** What `Paged` shows of a list in pages. */
type Shown = Pick<Pages<Page<unknown>>, 'data' | 'more' | 'isAdding' | 'moreError'>;
export const pagedBy = ({ data, more, isAdding, moreError }: Shown) => ({
  shown: data?.items.length ?? 0,
  hasMore: data?.next !== undefined,
  onMore: more,
  isAdding,
  problem: moreError === undefined ? undefined : messageOf(moreError, errorTexts.unexpected),
});
