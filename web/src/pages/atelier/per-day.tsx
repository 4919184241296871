import type { FormEvent } from 'react';
import { perDaySchema } from '#domain/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './settings.module.css';
import type { SectionProps } from './settings-section.ts';
import { settingsTexts, perDayTexts as texts } from './settings-texts.ts';
import { useNumber } from './use-number.ts';

/** The number of reports that the expert writes per working day. */
export function PerDay({ settings, save }: SectionProps) {
  const { field, read, save: run, isBusy } = useNumber(settings.per_day, perDaySchema);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const per_day = read();
    if (per_day !== undefined) void run(() => save({ per_day }));
  };
  return (
    <section aria-labelledby="per-day">
      <h2 id="per-day">{texts.title}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field {...field} label={texts.label} name="per-day" />
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}
