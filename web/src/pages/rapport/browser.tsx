import { useEffect, useRef } from 'react';
import { printParameter, reportLinkDays } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { paths } from '#web/platform/paths.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlatePage } from '#web/ui/plate-page.tsx';
import styles from './report.module.css';
import { reportTexts as texts } from './texts.ts';
import { type LinkState, useReportLink } from './use-report-link.ts';

/** The link is invalid but the reports exist, so the page offers the account. */
function DeadLink({ isExpired }: { isExpired: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {isExpired ? texts.expiredTitle : texts.deadTitle}
      </h1>
      <p>{isExpired ? texts.expired(reportLinkDays) : texts.dead}</p>
      <p className={styles.actions}>
        <ButtonLink to={`${paths.account}#historique`}>{texts.newLink}</ButtonLink>
        <a href={`mailto:${merchant.contact.email}`}>{texts.support}</a>
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
    <h1>{texts.title}</h1>
    <p>{texts.intro}</p>
    <p className={styles.actions}>
      <Button size="order" busy={state === 'opening'} onClick={() => void open()}>
        {texts.open}
      </Button>
      {canPrint && (
        <Button variant="line" busy={state === 'opening'} onClick={() => void open('print')}>
          {texts.print}
        </Button>
      )}
      <GoLink to={paths.account}>{texts.account}</GoLink>
    </p>
    <p className={styles.quiet}>{texts.personal(reportLinkDays)}</p>
    <p role="status">
      {state === 'opening' && <span className="sr">{texts.opening}</span>}
      {state === 'opened' && texts.opened}
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
      <PlatePage drawing={isDead ? 'etoile-absente' : 'polaire'}>
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
