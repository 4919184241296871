import { hasReadNotice, type ReadNotice } from '#domain/staff-notice.ts';
import legal from '#web/features/legal/legal.module.css';
import { LegalText } from '#web/features/legal/legal-sections.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { confirmNotice } from './api.ts';
import { useSaving } from './confirm-dialog.tsx';
import styles from './notice.module.css';
import { readText } from './notice-banner.tsx';
import { staffNotice } from './notice-texts.ts';
import { viewAddress } from './query.ts';
import { noticeTexts as texts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';

type NoticeViewProps = {
  notice: ReadNotice | undefined;
  onRead: (notice: ReadNotice) => void;
};

/** The whole notice; «J'ai lu» records the version and the hour. */
export function NoticeView({ notice, onRead }: NoticeViewProps) {
  const toast = useToast();
  const { error, setError, isBusy, save } = useSaving();
  const confirm = () => {
    setError(undefined);
    void save(async () => {
      onRead(await confirmNotice());
      toast({ tone: 'success', title: texts.done });
    });
  };
  return (
    <div className={styles.view}>
      <h2>{texts.title}</h2>
      <div className={legal.legal}>
        <LegalText {...staffNotice} />
      </div>
      {error !== undefined && (
        <Notice tone="error" title={atelierTexts.failedAction}>
          <p>{error}</p>
        </Notice>
      )}
      <p>{notice && hasReadNotice(notice) ? readText(notice) : texts.effect}</p>
      <p className={styles.actions}>
        {!hasReadNotice(notice) && (
          <Button busy={isBusy} onClick={confirm}>
            {texts.confirm}
          </Button>
        )}
        <ButtonLink variant="line" to={viewAddress(undefined)}>
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}
