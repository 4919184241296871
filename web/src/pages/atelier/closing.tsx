import { useState } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import { formatDayTime } from '#domain/dates.ts';
import type { DisciplineState } from '#domain/wire/settings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { closeDiscipline } from './api.ts';
import styles from './settings.module.css';
import { closingTexts as texts } from './settings-texts.ts';
import { atelierTexts } from './texts.ts';

type ClosingProps = {
  disciplines: readonly DisciplineState[];
  onChanged: (disciplines: DisciplineState[]) => void;
};

const stateOf = ({ closed_by, closed_at }: DisciplineState): string =>
  closed_by && closed_at ? texts.closed(closed_by, formatDayTime(new Date(closed_at))) : texts.open;

/** Opens and closes disciplines: an expert the own one, administrators all. */
export function Closing({ disciplines, onChanged }: ClosingProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const turn = async ({ discipline, closed_at }: DisciplineState) => {
    const name = nameOf(discipline);
    setBusy(discipline);
    try {
      onChanged(await closeDiscipline(discipline, closed_at === undefined));
      toast({ tone: 'success', title: closed_at ? texts.isOpen(name) : texts.isClosed(name) });
    } catch (error) {
      toast({ tone: 'destructive', title: atelierTexts.failedAction, text: messageOf(error, '') });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section aria-labelledby="closing">
      <h2 id="closing">{texts.title}</h2>
      <p>{texts.intro}</p>
      <ul className={styles.list}>
        {disciplines.map((state) => (
          <li key={state.discipline}>
            <span>
              {nameOf(state.discipline)}
              <span className={styles.state}>{stateOf(state)}</span>
            </span>
            <Button
              variant="line"
              size="small"
              busy={busy === state.discipline}
              onClick={() => void turn(state)}
            >
              <span>
                {state.closed_at ? texts.reopen : texts.close}
                <span className="sr"> {nameOf(state.discipline)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
