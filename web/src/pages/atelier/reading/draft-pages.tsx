import { useCallback, useState } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PartKey } from '../api.ts';
import { Failure } from '../failure.tsx';
import { loadPage } from './api.ts';
import styles from './reading.module.css';
import { readingTexts as texts } from './texts.ts';

/** The pages of the saved draft, one at a time. */
export function DraftPages({ part: { order_id, service } }: { part: PartKey }) {
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) => loadPage({ order_id, service }, page, signal),
    [order_id, service, page],
  );
  const { data, error, reload } = useLoaded(load, true);
  return (
    <div className={styles.pages}>
      {data && (
        <div className={styles.turn}>
          <Button variant="line" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <p role="status">{texts.page(data.page, data.pages)}</p>
          <Button variant="line" size="small" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </div>
      )}
      {error !== undefined && <Failure title={texts.pageFailed} error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton label={texts.loading} />}
      {data && (
        <img src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`} alt={texts.image(data.page)} />
      )}
    </div>
  );
}
