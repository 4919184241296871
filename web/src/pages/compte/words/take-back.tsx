import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { TextButton } from '../text-button.tsx';
import { formTexts, takeBackTexts as texts } from './texts.ts';
import styles from './words.module.css';

type TakeBackProps = {
  readonly name: string;
  readonly isTaken: boolean;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  readonly withdraw: () => Promise<void>;
};

/** Erases the words, which nothing brings back: it asks once. */
export function TakeBack({ name, isTaken, isAsked, onAsk, withdraw }: TakeBackProps) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      await withdraw();
      onAsk(false);
      toast({ tone: 'success', title: texts.done });
    },
    fail: (error) =>
      toast({ tone: 'destructive', title: texts.failed, text: messageOf(error, formTexts.unexpected) }),
  });
  if (!isAsked)
    return (
      <TextButton className={isTaken ? styles.agreement : undefined} onClick={() => onAsk(true)}>
        <span>{isTaken ? texts.taken : texts.open}</span>
        <span className="sr">{` ${formTexts.of(name)}`}</span>
      </TextButton>
    );
  return (
    <>
      <span className={styles.sure}>{texts.sure}</span>
      <Button size="small" busy={isBusy} onClick={() => void run()}>
        {texts.confirm}
      </Button>
      <Button variant="line" size="small" onClick={() => onAsk(false)}>
        {texts.cancel}
      </Button>
    </>
  );
}
