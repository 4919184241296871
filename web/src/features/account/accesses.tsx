import { useCallback, useState } from 'react';
import type { Access } from '#domain/atelier.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './accesses.module.css';
import { loadAccesses } from './api.ts';
import order from './order.module.css';
import { accessTexts as texts } from './progress-texts.ts';

function AccessList({ accesses }: { accesses: readonly Access[] }) {
  if (accesses.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.accesses}>
      {accesses.map((access) => (
        <li key={`${access.at} ${access.by} ${access.what} ${access.service}`}>
          <span>{texts.who(access)}</span>
          <span>{texts.what(access)}</span>
          <time dateTime={access.at}>{ownLongDateTime(new Date(access.at))}</time>
        </li>
      ))}
    </ul>
  );
}

/** «Qui a consulté mes données»: the list loads each time it is opened. */
export function Accesses({ orderId, number }: { orderId: string; number: string }) {
  const [isOpen, setOpen] = useState(false);
  const load = useCallback((signal: AbortSignal) => loadAccesses(orderId, signal), [orderId]);
  const { data, error, reload } = useLoaded(load, isOpen);
  return (
    <details
      className={classes(disclosure.disclosure, styles.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {texts.title}
        <span className="sr">{texts.ofOrder(number)}</span>
      </summary>
      {data && <AccessList accesses={data} />}
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {!data && error !== undefined && (
        <div className={order.failed}>
          <Notice tone="error" title={texts.failed} />
          <Button variant="line" size="small" onClick={reload}>
            {texts.retry}
          </Button>
        </div>
      )}
    </details>
  );
}
