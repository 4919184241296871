import { formatTime } from '#domain/dates.ts';
import { maxWords, type Words } from '#domain/words.ts';
import { submitBy } from '#web/platform/form.ts';
import { ownDayTime, ownZone } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { HelpLine } from '#web/ui/help-line.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '../text-button.tsx';
import { elsewhereTexts, formTexts as texts } from './texts.ts';
import { lastOf } from './use-words.ts';
import { type Composing, prefixOf, useWordsForm } from './use-words-form.ts';
import styles from './words.module.css';

/** «à 8 h 40», with its day when that is over. */
const clockOf = (words: Words): string => {
  const at = new Date(lastOf(words) ?? '');
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? elsewhereTexts.today(formatTime(at, ownZone())) : elsewhereTexts.earlier(ownDayTime(at));
};

type ElsewhereProps = {
  readonly words: Words;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
};

/** Words of another tab or device are only replaced by somebody who has seen them. */
const Elsewhere = ({ words, isBusy, onKeep, onReplace }: ElsewhereProps) => {
  const isWithdrawn = words.text === undefined;
  return (
    <Notice tone="info" title={elsewhereTexts[isWithdrawn ? 'withdrawn' : 'changed'](clockOf(words))}>
      {!isWithdrawn && <blockquote className={styles.quote}>{words.text}</blockquote>}
      <p className={styles.ways}>
        <Button variant="line" size="small" onClick={onKeep}>
          {isWithdrawn ? elsewhereTexts.keepWithdrawn : elsewhereTexts.keep}
        </Button>
        <Button variant="line" size="small" busy={isBusy} onClick={onReplace}>
          {elsewhereTexts.mine}
        </Button>
      </p>
    </Notice>
  );
};

type WordsFormProps = Composing & {
  /** Beside the heading of the panel nothing says it where each consultation has its own. */
  readonly isOptional: boolean;
  /** What was written for another expert of the order. */
  readonly other: { readonly text: string; readonly label: string } | undefined;
  /** Absent where nothing else would be shown. */
  readonly onCancel: (() => void) | undefined;
};

type HintProps = { readonly text: string; readonly isKept: boolean };

const Hint = ({ text, isKept }: HintProps) => {
  const written = text.trim().length;
  return (
    <span className={styles.hint}>
      <span>{isKept && texts.kept}</span>
      <span className={written > maxWords ? styles.surplus : undefined}>{texts.count(written)}</span>
    </span>
  );
};

/** The words for one expert, with the agreement that they need. */
export function WordsForm({ isOptional, other, onCancel, ...composing }: WordsFormProps) {
  const { words, reader, note } = composing;
  const { form, isBusy, type, agree, copy, submit, elsewhere, replace, giveUp } = useWordsForm(composing);
  const { text, agreed } = form.values;
  const { errors } = form;
  const prefix = prefixOf(composing);
  const label = texts.label(reader);
  const waits = note.note?.waits === true;
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={submitBy(submit)}>
      <FormSummary form={form} title={texts.failed} prefix={prefix} />
      {elsewhere && (
        <Elsewhere words={elsewhere} isBusy={isBusy} onKeep={giveUp} onReplace={() => void replace()} />
      )}
      <AreaField
        name={`${prefix}text`}
        label={
          <>
            {label}
            {isOptional && <span className={styles.optional}> {texts.optional}</span>}
          </>
        }
        rows={5}
        value={text}
        onChange={type}
        error={errors.text}
        hint={<Hint text={text} isKept={note.note !== undefined && !waits} />}
      />
      <p className={styles.waits} role="status">
        {waits && texts.waits}
      </p>
      {other && text === '' && (
        <TextButton className={styles.copy} onClick={() => copy(other.text)}>
          {other.label}
        </TextButton>
      )}
      <Check
        name={`${prefix}agreed`}
        checked={agreed}
        onChange={agree}
        error={errors.agreed}
        label={
          <>
            {texts.agree}
            <small className={styles.detail}>{texts.agreeDetail}</small>
          </>
        }
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {words?.text === undefined ? texts.send : texts.sendAgain}
        </Button>
        {onCancel && (
          <Button
            variant="line"
            onClick={() => {
              note.keep(undefined);
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </p>
      <HelpLine />
    </form>
  );
}
