import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pageSize } from '#domain/wire/pages.ts';
import { pagedTexts as texts } from '#web/texts/paged.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import styles from './paged.module.css';

type PagedProps = {
  /** The list: each entry has its id in `data-row`, so that the first new one is found. */
  children: ReactNode;
  shown: number;
  /** Of all pages, where it is known. */
  total?: number | undefined;
  hasMore: boolean;
  isAdding: boolean;
  /** In words, why the next page did not come. */
  problem?: string | undefined;
  onMore: () => Promise<void>;
};

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

/**
 * A list in pages, how much of it is shown, and the button for the next page. The first new entry takes the focus, or
 * the count when a filter hides all of them.
 */
export function Paged({ children, shown, total, hasMore, isAdding, problem, onMore }: PagedProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef<{ readonly rows: ReadonlySet<string | undefined>; readonly shown: number }>(
    undefined,
  );
  const [added, setAdded] = useState(0);
  useEffect(() => {
    const known = before.current;
    if (!known || isAdding) return;
    before.current = undefined;
    setAdded(Math.max(0, shown - known.shown));
    if (shown <= known.shown) return;
    const first = rowsIn(list.current).find(({ dataset }) => !known.rows.has(dataset.row)) ?? count.current;
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  }, [shown, isAdding]);
  const onClick = () => {
    before.current = { rows: new Set(rowsIn(list.current).map(({ dataset }) => dataset.row)), shown };
    void onMore();
  };
  return (
    <>
      <div ref={list}>{children}</div>
      <div className={styles.end}>
        {(hasMore || shown > pageSize) && (
          <p ref={count} className="meta">
            {texts.shown(shown, total)}
          </p>
        )}
        {problem !== undefined && (
          <Notice tone="error" title={texts.moreFailed}>
            <p>{problem}</p>
          </Notice>
        )}
        {hasMore && (
          <Button variant="line" busy={isAdding} onClick={onClick}>
            {texts.more}
          </Button>
        )}
        <p role="status" className="sr">
          {added > 0 && texts.added(added)}
        </p>
      </div>
    </>
  );
}
