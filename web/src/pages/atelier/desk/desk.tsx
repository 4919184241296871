import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failure } from '../failure.tsx';
import styles from './desk.module.css';
import type { DeskProps } from './desk-props.ts';
import { DeskView } from './desk-view.tsx';
import { savedTexts, deskTexts as texts } from './texts.ts';
import { useDraft } from './use-draft.ts';

/** The writing desk of a part: its draft is open in one tab at a time. */
export function Desk(props: DeskProps) {
  const { state, reload, takeHere } = useDraft(props.part, props.me.id);
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.state}>
          <Skeleton label={texts.loading} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.state}>
          <Failure title={texts.failed} error={state.error} onRetry={reload} />
        </div>
      );
    case 'elsewhere':
      return (
        <div className={styles.state}>
          <Notice tone="info" title={savedTexts.elsewhere} />
          <Button onClick={takeHere}>{savedTexts.takeHere}</Button>
        </div>
      );
    case 'open':
      return <DeskView {...props} session={state.session} />;
  }
}
