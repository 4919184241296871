import { useCallback } from 'react';
import { formatLongDateTime } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { lineId, RegisterLines } from '#web/features/register/register-lines.tsx';
import { ApiError } from '#web/platform/errors.ts';
import { pagedBy, usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Paged } from '#web/ui/paged.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { loadAccesses } from '../api.ts';
import ledger from '../ledger.module.css';
import { pageTexts } from './texts.ts';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

const Missing = () => <p role="status">{pageTexts.missing}</p>;

/** The register of one order, once the session is known. */
export default function Register({ orderId }: { orderId: string }) {
  const load = useCallback(
    (after: string | undefined, signal?: AbortSignal) => loadAccesses(orderId, after, signal),
    [orderId],
  );
  const pages = usePages(load, lineId);
  const { data, error, reload } = pages;
  if (isMissing(error)) return <Missing />;
  if (!data && error !== undefined)
    return (
      <>
        <Notice tone="error" title={pageTexts.failed} />
        <p>
          <Button variant="line" size="small" onClick={reload}>
            {pageTexts.retry}
          </Button>
        </p>
      </>
    );
  if (!data) return <Spinner text={pageTexts.loading} />;
  return (
    <>
      <p className="meta">{pageTexts.ofOrder(orderNumber(orderId))}</p>
      <p>{pageTexts.intro}</p>
      {data.items.length === 0 ? (
        <p role="status">{pageTexts.none}</p>
      ) : (
        <Paged {...pagedBy(pages)}>
          <div className={ledger.place}>
            <RegisterLines
              className={classes(ledger.ledger, ledger.sentences)}
              accesses={data.items}
              whenOf={({ at }) => formatLongDateTime(new Date(at))}
            />
          </div>
        </Paged>
      )}
    </>
  );
}
