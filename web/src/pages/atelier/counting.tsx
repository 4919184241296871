import { useState } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { SectionProps } from './absences.tsx';
import { useSaving } from './confirm-dialog.tsx';
import styles from './settings.module.css';
import { settingsTexts, countingTexts as texts } from './team-texts.ts';

/** What the desk counts of the texts that the expert begins: nothing unless it is switched on. */
export function Counting({ settings, save }: SectionProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState(settings.counting);
  const { error, setError, isBusy, save: run } = useSaving();
  const submit = () => {
    setError(undefined);
    void run(async () => {
      await save({ counting: chosen });
      toast({ tone: 'success', title: settingsTexts.saved });
    });
  };
  return (
    <section aria-labelledby="counting">
      <h2 id="counting">{texts.title}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={submitBy(submit)}>
        <Check
          label={texts.words}
          checked={chosen.words ?? false}
          onChange={(isOn) => setChosen(isOn ? { words: true } : {})}
        />
        {chosen.words && (
          <Check
            label={texts.dates}
            checked={chosen.dates ?? false}
            onChange={(isOn) => setChosen({ words: true, ...(isOn && { dates: true }) })}
          />
        )}
        {error !== undefined && <Notice tone="error" title={error} />}
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}
