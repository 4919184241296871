import type { ReactNode } from 'react';
import { paths } from '#web/platform/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import type { Opened, Reading } from './opening.ts';
import { readingTexts as texts } from './texts.ts';

type StateProps = { title: string; children: ReactNode };

/** The page without a report: a title, and what to do. */
export const State = ({ title, children }: StateProps) => (
  <Frame>
    <div className={styles.state}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  </Frame>
);

/** What is not there has the sky of the hour beside it. */
const Absence = ({ title, children }: StateProps) => (
  <Frame>
    <div className={styles.state}>
      <PlatePage drawing="hour">
        <div className={styles.absence}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
      </PlatePage>
    </div>
  </Frame>
);

const toOrders = <ButtonLink to={paths.account}>{texts.back}</ButtonLink>;

/** What stands there instead of a report. */
export const NoReport = ({ state, onRetry }: { state: Exclude<Opened, Reading>; onRetry?: () => void }) => {
  if (state.kind === 'loading')
    return (
      <State title={texts.title}>
        <Spinner text={texts.loading} />
      </State>
    );
  if (state.kind === 'withdrawn')
    return (
      <Absence title={texts.withdrawnTitle}>
        <p role="status">
          {state.message} {texts.withdrawnDevice}
        </p>
        {toOrders}
      </Absence>
    );
  if (state.kind === 'missing')
    return (
      <Absence title={texts.missingTitle}>
        <p role="status">{texts.missing}</p>
        {toOrders}
      </Absence>
    );
  const isOffline = state.kind === 'unopened';
  return (
    <State title={isOffline ? texts.unopenedTitle : texts.failedTitle}>
      <p role="status">{isOffline ? texts.unopened : state.message}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </State>
  );
};
