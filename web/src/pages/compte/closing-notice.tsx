import { formatShopDateTime } from '#domain/dates.ts';
import { fr } from '#domain/texts/typography.ts';
import styles from '#web/features/account/account.module.css';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { keepAccount } from './api.ts';
import { closingTexts as texts } from './closing-texts.ts';

type ClosingNoticeProps = { closesAt: string; onKept: () => void; isHere?: boolean };

/** The day on which the account closes, and the way back. */
export function ClosingNotice({ closesAt, onKept, isHere = false }: ClosingNoticeProps) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    leaves: true,
    act: async () => {
      await keepAccount();
      toast({ title: texts.kept, text: texts.keptDetail, tone: 'success' });
      onKept();
    },
    fail: (error) =>
      toast({ title: texts.failed, text: messageOf(error, texts.unexpected), tone: 'destructive' }),
  });
  return (
    <Notice tone="info" title={texts.title}>
      <p>{texts.when(fr(formatShopDateTime(new Date(closesAt))))}</p>
      {isHere && <p>{texts.mailed}</p>}
      <p className={styles.buttons}>
        <Button variant={isHere ? 'solid' : 'line'} size="small" busy={isBusy} onClick={() => void run()}>
          {texts.keep}
        </Button>
      </p>
    </Notice>
  );
}
