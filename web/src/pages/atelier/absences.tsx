import { useRef } from 'react';
import { parseFrenchDate } from '#domain/birth.ts';
import { formatLongDate } from '#domain/dates.ts';
import { noon } from '#domain/noon.ts';
import { type Absence, absenceProblem, absenceSchema, maxAbsences, type Settings } from '#domain/settings.ts';
import { settingsTexts as refusals } from '#domain/texts/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type FormErrors, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './settings.module.css';
import { absenceTexts as texts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';

/** The props of every section of «Mes réglages»: the settings and a function that changes them, which throws a refusal. */
export type SectionProps = { settings: Settings; save: (change: SettingsChange) => Promise<void> };

/** Both ends in French. */
const spanOf = ({ from, to }: Absence): string => {
  const name = (day: string) => formatLongDate(noon(day));
  return from === to ? texts.oneDay(name(from)) : texts.span(name(from), name(to));
};

type Typed = { from: string; to: string };
const empty: Typed = { from: '', to: '' };
/** A year of two digits is of this century, because absences lie ahead. */
const read = ({ from, to }: Typed) => ({
  from: parseFrenchDate(from, '2099-12-31'),
  to: parseFrenchDate(to, '2099-12-31'),
});

const validate = (typed: Typed): FormErrors<Typed> => {
  const parsed = absenceSchema.safeParse(read(typed));
  const errors: FormErrors<Typed> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] === 'from' ? 'from' : 'to';
    errors[field] ??= message;
  }
  const problem = parsed.success && absenceProblem(parsed.data, new Date().toISOString().slice(0, 10));
  return problem ? { to: problem } : errors;
};

/** Adds an absence; a refused one stays in its fields. */
function NewAbsence({ settings, save }: SectionProps) {
  const toast = useToast();
  const form = useForm<Typed>({ initial: empty, validate });
  const refuse = (text: string) => form.refuse({ title: text, text, field: 'to' });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      if (settings.absences.length >= maxAbsences) return refuse(refusals.tooMany);
      await save({ absences: [...settings.absences, read(form.values)] });
      form.reset();
      toast({ tone: 'success', title: texts.added });
    },
    fail: (error) => refuse(messageOf(error, atelierTexts.failedAction)),
  });
  const field = (name: keyof Typed) => ({
    ...requiredField(form, name),
    name: `absence-${name}`,
    label: texts[name],
    hint: texts.hint,
  });
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(run)}>
      <FormSummary form={form} title={texts.summary} prefix="absence-" />
      <Field {...field('from')} inputMode="numeric" autoComplete="off" />
      <Field {...field('to')} inputMode="numeric" autoComplete="off" />
      <Button type="submit" variant="line" size="small" busy={isBusy}>
        {texts.add}
      </Button>
    </form>
  );
}

/** Absences, each with a button that removes it; the focus then moves to the heading, because the button is gone. */
export function Absences({ settings, save }: SectionProps) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { absences } = settings;
  const remove = async (gone: Absence) => {
    try {
      await save({ absences: absences.filter((absence) => absence !== gone) });
      toast({ tone: 'success', title: texts.removed });
      heading.current?.focus();
    } catch (error) {
      toast({ tone: 'destructive', title: atelierTexts.failedAction, text: messageOf(error, '') });
    }
  };
  return (
    <section aria-labelledby="absences">
      <h2 id="absences" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.intro}</p>
      {absences.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      <ul className={styles.list}>
        {absences.map((absence) => (
          <li key={`${absence.from} ${absence.to}`}>
            <span>{spanOf(absence)}</span>
            <Button variant="line" size="small" onClick={() => void remove(absence)}>
              <span>
                {texts.remove}
                <span className="sr">{` ${spanOf(absence)}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <NewAbsence settings={settings} save={save} />
    </section>
  );
}
