import { useState } from 'react';
import type { OffsetChoice } from '#domain/births/instant.ts';
import { readOffset, writeOffset } from '#domain/births/written-offset.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './instant-plate.module.css';
import { plateTexts } from './plate-texts.ts';

const texts = plateTexts.byHand;

type OffsetByHandProps = {
  /** What stands there now; null while nothing does. */
  readonly offsetSeconds: number | null;
  /** Somebody has corrected it: it can be taken back. */
  readonly isByHand: boolean;
  readonly onOffset: (offset: OffsetChoice | undefined) => void;
};

/** Corrects the offset that the rule gave, or gives one where there is no rule. */
export const OffsetByHand = ({ offsetSeconds, isByHand, onOffset }: OffsetByHandProps) => {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const written = offsetSeconds === null ? '' : writeOffset(offsetSeconds);
  if (typed === undefined && !isByHand) {
    return (
      <button className={styles.link} type="button" onClick={() => setTyped(written)}>
        {offsetSeconds === null ? texts.give : texts.open}
      </button>
    );
  }
  const value = typed ?? written;
  const seconds = readOffset(value);
  const apply = () => {
    setWrong(seconds === undefined);
    if (seconds !== undefined && seconds !== offsetSeconds) onOffset({ seconds, by: 'hand' });
  };
  const takeBack = () => {
    setTyped(undefined);
    setWrong(false);
    onOffset(undefined);
  };
  return (
    <div className={styles.byHand}>
      <Field
        name="birthOffsetByHand"
        label={texts.label}
        hint={texts.hint}
        value={value}
        onChange={setTyped}
        onBlur={apply}
        error={isWrong && seconds === undefined ? texts.error : undefined}
        autoComplete="off"
      />
      <Button variant="line" onClick={apply}>
        {texts.apply}
      </Button>
      <button className={styles.link} type="button" onClick={takeBack}>
        {texts.back}
      </button>
    </div>
  );
};
