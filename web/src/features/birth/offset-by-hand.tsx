import { useContext, useId, useRef, useState } from 'react';
import type { OffsetChoice } from '#domain/births/instant.ts';
import { readOffset, writeOffset } from '#domain/births/written-offset.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './instant-plate.module.css';
import { plateTexts } from './plate-texts.ts';
import { Reader } from './reader.ts';

const texts = plateTexts.byHand;

type OffsetByHandProps = {
  /** The present offset; null when there is none. */
  readonly offsetSeconds: number | null;
  /** The offset by the rule of the place; null when there is none. */
  readonly ruled: number | null;
  /** The offset was corrected and can be reset. */
  readonly isByHand: boolean;
  readonly onOffset: (offset: OffsetChoice | undefined) => void;
};

/** Corrects the calculated offset, or takes one where no rule is known. */
export const OffsetByHand = ({ offsetSeconds, ruled, isByHand, onOffset }: OffsetByHandProps) => {
  const written = offsetSeconds === null ? '' : writeOffset(offsetSeconds);
  const [isOpen, setOpen] = useState(isByHand);
  const [value, setValue] = useState(written);
  const [isWrong, setWrong] = useState(false);
  const { corrected } = useContext(Reader);
  const [id, opener] = [useId(), useRef<HTMLButtonElement>(null)];
  const seconds = readOffset(value);
  const toggle = () => {
    setOpen(!isOpen);
    setValue(written);
    setWrong(false);
  };
  const apply = () => {
    setWrong(seconds === undefined);
    if (seconds !== undefined && seconds !== offsetSeconds) onOffset({ seconds, by: 'hand' });
  };
  const takeBack = () => {
    setOpen(false);
    setWrong(false);
    onOffset(undefined);
    // The button that had the focus disappears.
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        className={styles.link}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {ruled === null ? texts.give : texts.open}
      </button>
      {isOpen && (
        <div id={id} className={styles.byHand}>
          <Field
            name="birthOffsetByHand"
            label={texts.label}
            hint={corrected}
            value={value}
            onChange={setValue}
            onBlur={apply}
            error={isWrong && seconds === undefined ? texts.error : undefined}
            autoComplete="off"
          />
          <Button variant="line" onClick={apply}>
            {texts.apply}
          </Button>
          {isByHand && (
            <button className={styles.link} type="button" onClick={takeBack}>
              {ruled === null ? texts.clear : texts.back}
            </button>
          )}
        </div>
      )}
    </>
  );
};
