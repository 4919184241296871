import { type Ref, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { loadPart, type PartKey, type Queue } from './api.ts';
import { Failure } from './failure.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Notes } from './notes.tsx';
import styles from './part.module.css';
import { PartBadge } from './part-badge.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartTabs } from './part-tabs.tsx';
import { Promised } from './promised.tsx';
import { ReportDesk } from './report-desk.tsx';
import { atelierTexts, queueTexts, partTexts as texts } from './texts.ts';

type PartProps = {
  me: Queue['me'];
  now: Date;
  back: string;
  /** Called when the part leaves the queue or changes its place in it. */
  onMoved: () => void;
};
type Change = (update: (part: OpenPart) => OpenPart) => void;

/** The facts under the title, and the button that gives the part away. */
function PartHead({ part, me, now, back, onMoved }: PartProps & { part: OpenPart }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isHandingOver, setHandingOver] = useState(false);
  const onHandedOver = (told: string) => {
    toast({ tone: 'success', title: told });
    onMoved();
    navigate(back, { replace: true });
  };
  return (
    <div className={styles.head}>
      <p className={styles.badges}>
        <PartBadge part={part} me={me.id} />
      </p>
      {part.state === 'taken' && (
        <>
          <Promised part={part} now={now} />
          <Button variant="line" size="small" onClick={() => setHandingOver(true)}>
            {texts.handOver}
          </Button>
          <HandOverDialog
            part={part}
            open={isHandingOver}
            isReassignment={false}
            onClose={() => setHandingOver(false)}
            onHandedOver={onHandedOver}
          />
        </>
      )}
    </div>
  );
}

function PartContent({ part, change, ...rest }: PartProps & { part: OpenPart; change: Change }) {
  const { onMoved } = rest;
  return (
    <>
      <PartHead part={part} {...rest} />
      <PartTabs part={part} now={rest.now}>
        <div className={styles.columns}>
          <PartFacts part={part} />
          <div className={styles.work}>
            <ReportDesk
              part={part}
              onDelivered={(answer) => {
                change((current) => ({
                  ...current,
                  ...answer.part,
                  report: answer.report,
                  upload: undefined,
                }));
                onMoved();
              }}
            />
            <Notes part={part} onWritten={(notes) => change((current) => ({ ...current, notes }))} />
          </div>
        </div>
      </PartTabs>
    </>
  );
}

/** One part for the expert who took it. It loads once, because each opening is in the access log. */
export function PartPage({
  part: { order_id, service },
  heading,
  ...rest
}: PartProps & { part: PartKey; heading: Ref<HTMLHeadingElement> }) {
  const load = useCallback(
    (signal: AbortSignal) => loadPart({ order_id, service }, signal),
    [order_id, service],
  );
  const { data, error, reload, change } = useLoaded(load, true);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className={accentOf(service)}>
      <p>
        <Link className={styles.back} to={rest.back}>
          {texts.back}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {queueTexts.number} <span className="num">{orderNumber(order_id)}</span>
      </h1>
      <p className={styles.service}>
        <Emblem service={service} size={36} />
        {nameOf(service)}
      </p>
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {!data && error !== undefined && <Failure title={texts.failed} error={error} onRetry={reload} />}
      {data && <PartContent part={data} change={change} {...rest} />}
    </div>
  );
}
