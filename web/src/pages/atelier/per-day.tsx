import { type FormEvent, useState } from 'react';
import { perDaySchema } from '#domain/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './settings.module.css';
import type { SectionProps } from './settings-section.ts';
import { settingsTexts, perDayTexts as texts } from './settings-texts.ts';
import { useSaving } from './use-saving.ts';

/** How many reports the expert writes on a working day. What is refused stays in its field. */
export function PerDay({ settings, save }: SectionProps) {
  const toast = useToast();
  const [typed, setTyped] = useState(String(settings.per_day));
  const { error, setError, isBusy, save: run } = useSaving();
  const submit = () => {
    const parsed = perDaySchema.safeParse(typed.trim() === '' ? undefined : Number(typed));
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    void run(async () => {
      await save({ per_day: parsed.data });
      toast({ tone: 'success', title: settingsTexts.saved });
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <section aria-labelledby="per-day">
      <h2 id="per-day">{texts.title}</h2>
      <p>{texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          label={texts.label}
          name="per-day"
          inputMode="numeric"
          autoComplete="off"
          required
          value={typed}
          error={error}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}
