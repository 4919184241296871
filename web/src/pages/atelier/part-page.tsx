import { type Ref, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeliveredReport, OpenPart } from '#domain/atelier.ts';
import type { Born } from '#domain/births/born.ts';
import { bornOfReport } from '#domain/births/correction.ts';
import { nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { needsExpert } from '#domain/threads.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { birthTexts } from './admin-texts.ts';
import { loadPart, type PartKey, type Queue } from './api.ts';
import { BirthDesk, type OrderBirth } from './birth-desk.tsx';
import { Brought } from './brought.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { DueDate } from './due-date.tsx';
import { ExchangeView, useExchange } from './exchange.tsx';
import { exchangeTexts } from './exchange-texts.ts';
import { Failure } from './failure.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Memos } from './memos.tsx';
import { useLostMinutes } from './minutes.ts';
import styles from './part.module.css';
import { PartBadge } from './part-action.tsx';
import { type PartTab, PartTabs, usePartTab } from './part-tabs.tsx';
import { atelierTexts, partTexts, queueTexts, reportTexts } from './texts.ts';
import { sizeText } from './upload.ts';
import { UploadBox } from './upload-box.tsx';
import { withConventions } from './use-conventions.ts';
import { type Delivery, useDelivery } from './use-upload.ts';
import writing from './writing.module.css';

/** The version that the customer has. */
const Current = ({ report }: { report: DeliveredReport }) => (
  <p className={styles.current}>
    <span>{reportTexts.version(report.version)}</span>
    <span className="meta">
      {`${queueTexts.deliveredAt(ownShortDateTime(new Date(report.delivered_at)))}, ${reportTexts.facts(report.pages, sizeText(report.bytes))}`}
    </span>
  </p>
);

/** The steps of a report: upload, check, delivery; later, replacement by a new version. */
const ReportDesk = ({ part, delivery }: { part: OpenPart; delivery: Delivery }) => {
  const { uploading, checked, label, confirm } = delivery;
  return (
    <section className={styles.report} aria-labelledby="rapport">
      <h2 id="rapport">{reportTexts.title}</h2>
      {part.report && <Current report={part.report} />}
      <UploadBox uploading={uploading} isReplacement={part.report !== undefined} />
      <div className={styles.deliver}>
        <Button disabled={!checked} onClick={confirm}>
          {label}
        </Button>
        {!checked && <p className="meta">{reportTexts.deliverHint}</p>}
      </div>
    </section>
  );
};

/** Nothing for a reading that needs no birth. */
const bornFacts = (info: OpenPart['customer_info'], earlier: Born | undefined) => {
  if (info.birthDate === '') return [];
  const { date, hour, place, instant, remarks } = birthLines(info);
  return [
    { label: partTexts.birthDate, value: date },
    { label: partTexts.birthTime, value: hour },
    { label: partTexts.birthPlace, value: place },
    ...(instant === undefined ? [] : [{ label: partTexts.instant, value: instant }]),
    ...(earlier ? [{ label: birthTexts.earlier, value: birthSentence(earlier) }] : []),
    ...(remarks.length === 0 ? [] : [{ label: partTexts.toCheck, value: remarks.join(' ; ') }]),
  ];
};

/** The birth of the part, and the notice that this access is logged. */
type PartFactsProps = { part: OpenPart; onAnswer: (answer: OrderBirth) => void };

export function PartFacts({ part, onAnswer }: PartFactsProps) {
  const { customer_info: info } = part;
  const { birthNames } = info;
  const earlier = part.report && bornOfReport(part.correction, { ...part.report, service: part.service });
  const facts = [
    { label: partTexts.name, value: fullName(studiedOf(info)) },
    ...(birthNames
      ? [{ label: partTexts.birthNames, value: `${birthNames.firstNames} ${birthNames.lastName}` }]
      : []),
    ...(info.person ? [{ label: partTexts.buyer, value: fullName(info) }] : []),
    ...bornFacts(info, earlier),
    { label: partTexts.ordered, value: part.services.map(nameOf).join(', ') },
    { label: partTexts.email, value: info.email },
  ];
  return (
    <section className={styles.facts} aria-labelledby="naissance">
      <h2 id="naissance">{info.birthDate === '' ? partTexts.whom : partTexts.person}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {part.correction && (
        <BirthDesk
          orderId={part.order_id}
          number={part.number}
          born={info}
          correction={part.correction}
          askedAt={part.correction.request?.at}
          onAnswer={onAnswer}
        />
      )}
      {!part.email_validated && <p className="meta">{partTexts.unverified}</p>}
      <Notice tone="info">
        <p>{partTexts.logged}</p>
      </Notice>
    </section>
  );
}

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
    <div className={styles.head} data-head>
      <p className={styles.badges} data-badges>
        <PartBadge part={part} me={me.id} />
      </p>
      {(part.state === 'taken' || part.correcting_until) && <DueDate part={part} now={now} />}
      {(part.state === 'taken' || needsExpert(part, now)) && (
        <>
          <Button variant="line" size="small" onClick={() => setHandingOver(true)}>
            {partTexts.handOver}
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

/** The copies of this device have done their work; the draft stays with the shop for a new version. */
const forgetTexts = async ({ order_id, service }: PartKey, user: string): Promise<void> => {
  const { clearTexts } = await import('#web/platform/kept-texts.ts');
  await clearTexts({ order_id, service }, user);
};

type PartContentProps = PartProps & {
  part: OpenPart;
  change: Change;
  reload: () => void;
  tab: PartTab;
  onTab: (tab: PartTab) => void;
};

function PartContent({ part, change, reload, tab, onTab, ...rest }: PartContentProps) {
  const { onMoved, me } = rest;
  const exchange = useExchange(part, me, tab === 'writing' ? tab : 'report', {
    onRead: onMoved,
    onClock: () => {
      reload();
      onMoved();
    },
  });
  const delivery = useDelivery(part, (answer) => {
    void forgetTexts(part, me.id);
    const delivered = { report: answer.report, upload: undefined, correcting_until: undefined };
    change((current) => ({ ...current, ...delivered, ...answer.part }));
    exchange.open.reload();
    onMoved();
  });
  return (
    <>
      <p className={writing.name}>{fullName(studiedOf(part.customer_info))}</p>
      <PartHead part={part} {...rest} />
      <PartTabs
        {...{ part, me, delivery, exchange }}
        current={tab}
        onChange={onTab}
        onStored={(stored) => change((current) => withConventions(current, stored))}
        onOvertaken={reload}
      >
        <div className={styles.columns}>
          <Brought part={part} id="brought" />
          <PartFacts
            part={part}
            onAnswer={({ born, correction }) => {
              change(({ birth_asked_at: _, ...current }) => ({
                ...current,
                customer_info: { ...current.customer_info, ...born },
                correction,
              }));
              onMoved();
            }}
          />
          <div className={styles.work}>
            <ReportDesk part={part} delivery={delivery} />
            <section className={styles.exchange} aria-labelledby="echange">
              <h2 id="echange">{exchangeTexts.title}</h2>
              <ExchangeView exchange={exchange} part={part} place="report" />
            </section>
            <Memos part={part} onWritten={(memos) => change((current) => ({ ...current, memos }))} />
          </div>
        </div>
      </PartTabs>
      <DeliverDialog
        part={part}
        version={delivery.next}
        upload={delivery.isConfirming ? delivery.checked : undefined}
        onClose={delivery.close}
        onDelivered={delivery.delivered}
      />
    </>
  );
}

type PartPageProps = PartProps & {
  part: PartKey;
  heading: Ref<HTMLHeadingElement>;
  /** Called once the part is open: from then on the lists may name its person. */
  onOpened: () => void;
};

/** One part for the expert who took it. It loads once, because each opening is in the access log. */
export function PartPage({ part: { order_id, service }, heading, onOpened, ...rest }: PartPageProps) {
  const load = useCallback(
    (signal: AbortSignal) => loadPart({ order_id, service }, signal),
    [order_id, service],
  );
  const { data, error, reload, change } = useLoaded(load, true);
  const { tab, onTab } = usePartTab({ order_id, service });
  useLostMinutes(rest.me.id, { order_id, service }, error);
  const isOpen = data !== undefined;
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);
  const isWriting = isOpen && tab === 'writing';
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div
      className={classes(accentOf(service), isWriting && writing.writing)}
      data-writing={isWriting || undefined}
    >
      <p>
        <Link className={styles.back} to={rest.back}>
          {partTexts.back}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {queueTexts.number} <span className="num">{orderNumber(order_id)}</span>
      </h1>
      <p className={styles.service} data-service>
        <Emblem service={service} size={36} />
        {nameOf(service)}
      </p>
      {!data && error === undefined && <Skeleton label={atelierTexts.loading} />}
      {!data && error !== undefined && <Failure title={partTexts.failed} error={error} onRetry={reload} />}
      {data && <PartContent part={data} change={change} reload={reload} tab={tab} onTab={onTab} {...rest} />}
    </div>
  );
}
