import type { GuidanceChoice } from '#domain/wire/mailings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './courriers.module.css';
import { mailingsTexts as texts } from './texts.ts';
import { type Save, useChoice } from './use-choice.ts';

type ChoiceProps = { choice: GuidanceChoice; save: Save; onSaved: (choice: GuidanceChoice) => void };

function Chosen({ choice, save, onSaved }: ChoiceProps) {
  const { isOn, isBusy, error, choose } = useChoice(choice, save, onSaved);
  return (
    <>
      <Switch
        label={texts.label}
        words={texts.words}
        checked={isOn}
        busy={isBusy}
        onChange={(isWanted) => void choose(isWanted)}
      />
      <p role="status" className={styles.state}>
        {isBusy ? texts.saving : texts.stateOf(choice)}
      </p>
      {error !== undefined && (
        <Notice tone="error" title={texts.failed}>
          <p>{messageOf(error, texts.unexpected)}</p>
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
        <p>{texts.never}</p>
      ) : (
        <Chosen choice={choice} save={save} onSaved={onSaved} />
      )}
      {stopped_at === undefined && (
        <p>
          <Link to={paths.guidance}>{texts.ask}</Link>
        </p>
      )}
    </div>
  );
}
