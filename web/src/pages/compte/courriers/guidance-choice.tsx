import { useState } from 'react';
import type { GuidanceChoice } from '#domain/wire/mailings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './courriers.module.css';
import { mailingsTexts } from './texts.ts';

type Save = (isWanted: boolean) => Promise<GuidanceChoice>;

const isAllowed = ({ stopped_at }: GuidanceChoice): boolean => stopped_at === undefined;

/** The switch turns at once, and turns back when the choice could not be stored. */
const useChoice = (choice: GuidanceChoice, save: Save, onSaved: (choice: GuidanceChoice) => void) => {
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  const choose = async (isWanted: boolean): Promise<void> => {
    setWanted(isWanted);
    setError(undefined);
    try {
      onSaved(await save(isWanted));
    } catch (failure) {
      setError(failure);
    } finally {
      setWanted(undefined);
    }
  };
  return { isOn: wanted ?? isAllowed(choice), isBusy: wanted !== undefined, error, choose };
};

type ChoiceProps = { choice: GuidanceChoice; save: Save; onSaved: (choice: GuidanceChoice) => void };

function Chosen({ choice, save, onSaved }: ChoiceProps) {
  const { isOn, isBusy, error, choose } = useChoice(choice, save, onSaved);
  return (
    <>
      <Switch
        label={mailingsTexts.label}
        words={mailingsTexts.words}
        checked={isOn}
        busy={isBusy}
        onChange={(isWanted) => void choose(isWanted)}
      />
      <p role="status" className={styles.state}>
        {isBusy ? mailingsTexts.saving : mailingsTexts.stateOf(choice)}
      </p>
      {error !== undefined && (
        <Notice tone="error" title={mailingsTexts.failed}>
          <p>{messageOf(error, mailingsTexts.unexpected)}</p>
        </Notice>
      )}
    </>
  );
}

/** The dates of consent and refusal of an address, and the switch; an address that never asked has nothing to switch. */
export function GuidanceChoiceView({ choice, save, onSaved }: ChoiceProps) {
  const { asked_at, stopped_at, resumed_at } = choice;
  const isKnown = asked_at ?? stopped_at ?? resumed_at;
  return (
    <div className={styles.choice}>
      {isKnown === undefined ? (
        <p>{mailingsTexts.never}</p>
      ) : (
        <Chosen choice={choice} save={save} onSaved={onSaved} />
      )}
      {stopped_at === undefined && (
        <p>
          <Link to={paths.guidance}>{mailingsTexts.ask}</Link>
        </p>
      )}
    </div>
  );
}
