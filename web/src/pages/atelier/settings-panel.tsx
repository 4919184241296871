import { type FormEvent, useCallback, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { nameOf } from '#domain/catalogue.ts';
import { formatDayTime } from '#domain/dates.ts';
import { mailHourSchema } from '#domain/mail-hour.ts';
import { perDaySchema } from '#domain/settings.ts';
import type { DisciplineState, SettingsChange } from '#domain/wire/settings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { messageIn } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Absences, type SectionProps } from './absences.tsx';
import { closeDiscipline, loadSettings, type Queue, saveMailHour, saveSettings } from './api.ts';
import { useSaving } from './confirm-dialog.tsx';
import { Counting } from './counting.tsx';
import { Failure } from './failure.tsx';
import { MinutesSetting } from './minutes-setting.tsx';
import { NoticeSetting } from './notice-banner.tsx';
import styles from './settings.module.css';
import { closingTexts, mailHourTexts, perDayTexts, settingsTexts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';
import { UsualCharts } from './usual-charts.tsx';

type ClosingProps = {
  disciplines: readonly DisciplineState[];
  onChanged: (disciplines: DisciplineState[]) => void;
};

const stateOf = ({ closed_by, closed_at }: DisciplineState): string =>
  closed_by && closed_at
    ? closingTexts.closed(closed_by, formatDayTime(new Date(closed_at)))
    : closingTexts.open;

type SwitchProps = Pick<ClosingProps, 'onChanged'> & { state: DisciplineState };

/** A discipline, and the button that opens or closes it. */
function Switch({ state, onChanged }: SwitchProps) {
  const toast = useToast();
  const { discipline, closed_at } = state;
  const name = nameOf(discipline);
  const { isBusy, run } = useAction({
    act: async () => {
      onChanged(await closeDiscipline(discipline, closed_at === undefined));
      toast({ tone: 'success', title: closed_at ? closingTexts.isOpen(name) : closingTexts.isClosed(name) });
    },
    fail: (error) =>
      toast({ tone: 'destructive', title: atelierTexts.failedAction, text: messageOf(error, '') }),
  });
  return (
    <li>
      <span>
        {name}
        <span className={styles.state}>{stateOf(state)}</span>
      </span>
      <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
        <span>
          <span>{closed_at ? closingTexts.reopen : closingTexts.close}</span>
          <span className="sr">{` ${name}`}</span>
        </span>
      </Button>
    </li>
  );
}

/** Opens and closes disciplines: an expert the own one, administrators all. */
const Closing = ({ disciplines, onChanged }: ClosingProps) => (
  <section aria-labelledby="closing">
    <h2 id="closing">{closingTexts.title}</h2>
    <p>{closingTexts.intro}</p>
    <ul className={styles.list}>
      {disciplines.map((state) => (
        <Switch key={state.discipline} state={state} onChanged={onChanged} />
      ))}
    </ul>
  </section>
);

/** A whole number of «Mes réglages». A refused value stays in its field. */
const useNumber = (known: number, schema: ZodMiniType<number>) => {
  const toast = useToast();
  const [typed, setTyped] = useState(String(known));
  const { error, setError, isBusy, save: run } = useSaving();
  /** Undefined when the value is refused. */
  const read = (): number | undefined => {
    const value = typed.trim() === '' ? undefined : Number(typed);
    setError(messageIn(schema, value));
    return schema.safeParse(value).data;
  };
  const save = (send: () => Promise<void>) =>
    run(async () => {
      await send();
      toast({ tone: 'success', title: settingsTexts.saved });
    });
  const onChange = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: true,
    value: typed,
    error,
    onChange,
  } as const;
  return { field, read, save, isBusy, error, setError };
};

type MailHourProps = { me: Queue['me']; onSaved: (dailyAt: number | undefined) => void };

const usualHour = 8;
const rhythms = [
  { value: 'at-once', ...mailHourTexts.atOnce },
  { value: 'daily', ...mailHourTexts.daily },
];

/** When the atelier sends mails: at once, or one mail a day at an hour of the shop. */
function MailHour({ me, onSaved }: MailHourProps) {
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
      <h2 id="mail-hour">{mailHourTexts.title}</h2>
      <p>{me.is_administrator ? mailHourTexts.introOfAdministrators : mailHourTexts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <RadioList
          legend={mailHourTexts.legend}
          options={rhythms}
          value={isDaily ? 'daily' : 'at-once'}
          onChange={(value) => {
            setDaily(value === 'daily');
            setError(undefined);
          }}
          error={isDaily ? undefined : error}
        />
        {isDaily && <Field {...field} label={mailHourTexts.hour} name="mail-hour" />}
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}

/** The number of reports that the expert writes per working day. */
function PerDay({ settings, save }: SectionProps) {
  const { field, read, save: run, isBusy } = useNumber(settings.per_day, perDaySchema);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const per_day = read();
    if (per_day !== undefined) void run(() => save({ per_day }));
  };
  return (
    <section aria-labelledby="per-day">
      <h2 id="per-day">{perDayTexts.title}</h2>
      <p>{perDayTexts.intro}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field {...field} label={perDayTexts.label} name="per-day" />
        <Button type="submit" variant="line" size="small" busy={isBusy}>
          {settingsTexts.save}
        </Button>
      </form>
    </section>
  );
}

type SettingsPanelProps = { me: Queue['me']; onMailHour: (dailyAt: number | undefined) => void };

/** «Mes réglages»: one section per setting, in this order. */
const sections = { perDay: PerDay, absences: Absences, counting: Counting } as const;

export function SettingsPanel({ me, onMailHour }: SettingsPanelProps) {
  const { data, error, reload, change } = useLoaded(loadSettings, true);
  const save = useCallback(
    async (wish: SettingsChange) => {
      const mine = await saveSettings(wish);
      change((known) => ({ ...known, mine }));
    },
    [change],
  );
  if (error !== undefined) return <Failure title={settingsTexts.failed} error={error} onRetry={reload} />;
  if (!data) return <Skeleton label={atelierTexts.loading} />;
  const { mine, disciplines } = data;
  return (
    <div className={styles.sections}>
      {mine &&
        Object.entries(sections).map(([name, Section]) => <Section key={name} settings={mine} save={save} />)}
      {mine && me.discipline && <UsualCharts discipline={me.discipline} settings={mine} save={save} />}
      {mine && <MinutesSetting me={me} />}
      <MailHour me={me} onSaved={onMailHour} />
      <Closing
        disciplines={disciplines}
        onChanged={(states) => change((known) => ({ ...known, disciplines: states }))}
      />
      <NoticeSetting notice={me.notice} />
    </div>
  );
}
