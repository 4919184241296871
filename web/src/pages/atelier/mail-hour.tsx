import { type FormEvent, useState } from 'react';
import { mailHourSchema } from '#domain/mail-hour.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { type Queue, saveMailHour } from './api.ts';
import styles from './settings.module.css';
import { settingsTexts, mailHourTexts as texts } from './settings-texts.ts';
import { useNumber } from './use-number.ts';

type MailHourProps = { me: Queue['me']; onSaved: (dailyAt: number | undefined) => void };

const usualHour = 8;
const rhythms = [
  { value: 'at-once', ...texts.atOnce },
  { value: 'daily', ...texts.daily },
];

/** When the atelier sends mails: at once, or one mail a day at an hour of Paris. */
export function MailHour({ me, onSaved }: MailHourProps) {
  const [isDaily, setDaily] = useState(me.daily_at !== undefined);
  const {
    field,
    read,
    save: run,
    isBusy,
    error,
    setError,
  } = useNumber(me.daily_at ?? usualHour, mailHourSchema);
  const save = (hour: number | null) =>
    run(async () => {
      await saveMailHour(hour);
      onSaved(hour ?? undefined);
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDaily) return void save(null);
    const hour = read();
    if (hour !== undefined) void save(hour);
  };
  return (
    <section aria-labelledby="mail-hour">
      <h2 id="mail-hour">{texts.title}</h2>
      <p>{me.is_administrator ? texts.introOfAdministrators : texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <RadioList
          legend={texts.legend}
          options={rhythms}
          value={isDaily ? 'daily' : 'at-once'}
          onChange={(value) => {
            setDaily(value === 'daily');
            setError(undefined);
          }}
          error={isDaily ? undefined : error}
        />
        {isDaily && <Field {...field} label={texts.hour} name="mail-hour" />}
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}
