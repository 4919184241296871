import { useEffect, useRef, useState } from 'react';
import { hasExpired, printParameter, reportLinkDays } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { mailedReportLink } from '#domain/wire/reports.ts';
import { call } from '#web/platform/api-client.ts';
import { isDeadLink, messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { paths } from '#web/platform/paths.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './report.module.css';
import { reportTexts } from './texts.ts';

/** `dead` is final: the link was replaced, revoked, never made, or expired without a stated date. */
type LinkState = 'ready' | 'opening' | 'opened' | 'expired' | 'dead';

const firstState = (query: URLSearchParams): LinkState => {
  if (!query.get('token')) return 'dead';
  return hasExpired(query, new Date()) ? 'expired' : 'ready';
};

/** Opens the report of a mail's link at each click; opening the page does nothing. */
const useReportLink = (query: URLSearchParams) => {
  const token = query.get('token') ?? '';
  const toast = useToast();
  const [state, setState] = useState<LinkState>(() => firstState(query));

  const open = async (edition?: 'print') => {
    setState('opening');
    try {
      await openInTab(async () => (await call(mailedReportLink, { body: { token, edition } })).url);
      setState('opened');
    } catch (error) {
      const isDead = isDeadLink(error);
      setState(isDead ? 'dead' : 'ready');
      if (isDead) return;
      toast({
        title: reportTexts.failed,
        text: messageOf(error, reportTexts.unexpected),
        tone: 'destructive',
        about: 'report',
      });
    }
  };
  return { state, open };
};

/** The link is invalid but the reports exist, so the page offers the account. */
function DeadLink({ isExpired }: { isExpired: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {isExpired ? reportTexts.expiredTitle : reportTexts.deadTitle}
      </h1>
      <p>{isExpired ? reportTexts.expired(reportLinkDays) : reportTexts.dead}</p>
      <p className={styles.actions}>
        <ButtonLink to={`${paths.account}#historique`}>{reportTexts.newLink}</ButtonLink>
        <a href={`mailto:${merchant.contact.email}`}>{reportTexts.support}</a>
      </p>
    </>
  );
}

type ReadyProps = {
  state: LinkState;
  canPrint: boolean;
  open: (edition?: 'print') => Promise<void>;
};

const Ready = ({ state, canPrint, open }: ReadyProps) => (
  <>
    <h1>{reportTexts.title}</h1>
    <p>{reportTexts.intro}</p>
    <p className={styles.actions}>
      <Button size="order" busy={state === 'opening'} onClick={() => void open()}>
        {reportTexts.open}
      </Button>
      {canPrint && (
        <Button variant="line" size="order" busy={state === 'opening'} onClick={() => void open('print')}>
          {reportTexts.print}
        </Button>
      )}
      <GoLink to={paths.account}>{reportTexts.account}</GoLink>
    </p>
    <p className={styles.quiet}>{reportTexts.personal(reportLinkDays)}</p>
    <p role="status">
      {state === 'opening' && <span className="sr">{reportTexts.opening}</span>}
      {state === 'opened' && <span>{reportTexts.opened}</span>}
    </p>
  </>
);

/** /rapport: one button, because mail scanners open links and must not open the report. */
export default function ReportPage() {
  const query = new URLSearchParams(useLinkQuery());
  const { state, open } = useReportLink(query);
  const isDead = state === 'dead' || state === 'expired';
  return (
    <div className={classes('wrap', styles.page)}>
      <PlatePage drawing={isDead ? 'hour' : 'pole'}>
        <div className={styles.words}>
          {isDead ? (
            <DeadLink isExpired={state === 'expired'} />
          ) : (
            <Ready state={state} canPrint={query.has(printParameter)} open={open} />
          )}
        </div>
      </PlatePage>
    </div>
  );
}
