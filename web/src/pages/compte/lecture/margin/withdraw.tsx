import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './margin.module.css';
import { withdrawTexts as texts } from './texts.ts';

type WithdrawProps = { readonly number: number; readonly withdraw: () => Promise<void> };

/** Erases a question that has no answer, which nothing brings back: it asks once. */
export function Withdraw({ number, withdraw }: WithdrawProps) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useAction({
    act: async () => {
      await withdraw();
      toast({ tone: 'success', title: texts.done });
    },
    fail: (error) =>
      toast({ tone: 'destructive', title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return (
    <p className={styles.acts}>
      {isAsked ? (
        <>
          <span>{texts.sure}</span>
          <Button size="small" busy={isBusy} onClick={() => void run()}>
            {texts.confirm}
          </Button>
          <Button variant="line" size="small" onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
        </>
      ) : (
        <Button variant="line" size="small" onClick={() => setAsked(true)}>
          <span>{texts.open}</span>
          <span className="sr">{` ${number}`}</span>
        </Button>
      )}
    </p>
  );
}
