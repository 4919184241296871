import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { maxMessage } from '#domain/threads.ts';
import { submitBy } from '#web/platform/form.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { AreaField } from '#web/ui/field.tsx';
import { keepDraft } from './kept-messages.ts';
import { nameOf, type Side } from './side.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

type ComposerProps = {
  readonly side: Side;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
  /** Why the last message was refused. */
  readonly refusal: string | undefined;
  readonly hint: ReactNode;
  readonly rows: number;
  readonly isQuiet: boolean;
};

const Hint = ({ hint, text }: { hint: ReactNode; text: string }) => {
  const written = text.trim().length;
  const isOnline = useOnline();
  const told = text === '' ? hint : texts.kept;
  return (
    <span className={styles.hint}>
      <span>{isOnline ? told : texts.waits}</span>
      {written > maxMessage - 300 && (
        <span className={written > maxMessage ? styles.surplus : undefined}>{texts.count(written)}</span>
      )}
    </span>
  );
};

/** The field of the next message. What is typed stays on this device until it is sent. */
export function Composer({ side, label, text, onText, onSend, refusal, hint, rows, isQuiet }: ComposerProps) {
  const [isTold, setTold] = useState(false);
  const isLong = text.trim().length > maxMessage;
  const type = (typed: string) => {
    keepDraft(side.user, nameOf(side.part), typed);
    setTold(false);
    onText(typed);
  };
  const send = () => {
    if (isLong) setTold(true);
    if (isLong || text.trim() === '') return;
    keepDraft(side.user, nameOf(side.part), '');
    onSend(text.trim());
    onText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    // The field itself takes no key of its own.
    <form className={styles.composer} noValidate onSubmit={submitBy(send)} onKeyDown={onKeyDown}>
      <AreaField
        name={`message-${side.part.service}`}
        label={label}
        rows={rows}
        value={text}
        onChange={type}
        error={isTold ? threadFieldTexts.messageTooLong : refusal}
        hint={<Hint hint={hint} text={text} />}
      />
      <p className={classes(styles.send, isQuiet && styles.quiet)}>
        <Button type="submit" {...(isQuiet && { variant: 'line', size: 'small' })}>
          {texts.send}
        </Button>
      </p>
    </form>
  );
}
