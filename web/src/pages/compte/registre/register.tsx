import { useCallback } from 'react';
import { formatLongDateTime } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { loadAccesses } from '#web/features/account/api.ts';
import { RegisterLines } from '#web/features/register/register-lines.tsx';
import { ApiError } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { pageTexts as texts } from './texts.ts';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

export const Missing = () => <p role="status">{texts.missing}</p>;

/** The register of one order, once the session is known. */
export function Register({ orderId }: { orderId: string }) {
  const load = useCallback((signal: AbortSignal) => loadAccesses(orderId, signal), [orderId]);
  const { data, error, reload } = useLoaded(load, true);
  if (isMissing(error)) return <Missing />;
  if (!data && error !== undefined)
    return (
      <>
        <Notice tone="error" title={texts.failed} />
        <p>
          <Button variant="line" size="small" onClick={reload}>
            {texts.retry}
          </Button>
        </p>
      </>
    );
  if (!data) return <Spinner text={texts.loading} />;
  return (
    <>
      <p className="meta">{texts.ofOrder(orderNumber(orderId))}</p>
      <p>{texts.intro}</p>
      {data.length === 0 ? (
        <p role="status">{texts.none}</p>
      ) : (
        <RegisterLines accesses={data} whenOf={({ at }) => formatLongDateTime(new Date(at))} />
      )}
    </>
  );
}
