import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { carriedIn, withoutCarried } from '#web/features/birth/carried.ts';
import { Reader } from '#web/features/birth/reader.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { useHydrated } from '#web/platform/hydrated.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { birthTexts } from '#web/texts/birth.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { drawings, firstDrawn } from './drawings.ts';
import { skyFormTexts as texts } from './form-texts.ts';
import styles from './mon-ciel.module.css';
import { errorsOf, nothing, type Typed } from './typed.ts';

type FieldOf = ReturnType<typeof useTextFields<keyof Typed>>;

const drawn = drawings.map(({ service, chart }) => ({ value: service, label: texts.drawings[chart] }));

/** The numbers come from names and date alone. */
const NumberFields = ({ field }: { field: FieldOf }) => (
  <>
    <Field
      {...field('firstName')}
      label={texts.firstName}
      hint={texts.namesHint}
      autoComplete="off"
      required
    />
    <Field {...field('lastName')} label={texts.lastName} autoComplete="off" required />
    <Field
      {...field('birthDate')}
      label={birthTexts.date}
      hint={birthTexts.dateHint}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  </>
);

export type SkyFormProps = {
  /** What another page handed over. */
  given?: Partial<Typed>;
  onDraw: (asked: { service: Discipline; typed: Typed }) => void;
  /** Another drawing is chosen; `typed` when it has all that it needs. */
  onChoose?: (service: Discipline, typed: Typed | undefined) => void;
};

/** Prerendered, and asleep until its code has come; nothing that is typed is stored or sent. */
export function SkyForm({ given, onDraw, onChoose }: SkyFormProps) {
  const isReady = useHydrated();
  const [service, setService] = useState(firstDrawn);
  const form = useForm<Typed>({
    initial: { ...nothing, ...given },
    validate: (typed) => errorsOf(service, typed),
  });
  const field = useTextFields<keyof Typed>(form, form.errors);
  const [isUnplaced, setUnplaced] = useState(false);
  const [told, tell] = useState('');
  const submit = () => {
    if (!form.submit()) return;
    setUnplaced(form.values.birthChosen === '');
    onDraw({ service, typed: form.values });
  };
  const choose = (next: Discipline) => {
    setService(next);
    tell(texts.shown(drawn.find(({ value }) => value === next)?.label ?? ''));
    const isComplete = Object.values(errorsOf(next, form.values)).every((error) => error === undefined);
    onChoose?.(next, isComplete ? form.values : undefined);
  };
  useEffect(() => {
    // The place may be found after the press: what was drawn without its zone is drawn again.
    if (!isUnplaced || form.values.birthChosen === '') return;
    setUnplaced(false);
    onDraw({ service, typed: form.values });
  }, [isUnplaced, service, form.values, onDraw]);
  return (
    <form noValidate onSubmit={submitBy(submit)} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        <FormSummary form={form} title={texts.summary} />
        <Segment label={texts.what} options={drawn} value={service} onChange={choose} />
        <p className="sr" role="status">
          {told}
        </p>
        {catalogue[service].chart === 'numbers' ? (
          <NumberFields field={field} />
        ) : (
          <Reader value={texts.reader}>
            <BirthForm values={form.values} errors={form.errors} set={form.set} field={field} />
          </Reader>
        )}
        <Button type="submit">{texts.draw}</Button>
      </fieldset>
    </form>
  );
}

/** The form with the date of the home page, which leaves the history once the form has it. */
export const CarriedForm = (props: Omit<SkyFormProps, 'given'>) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [given] = useState(() => carriedIn(state));
  useEffect(() => {
    if (carriedIn(state)) navigate({ search }, { replace: true, state: withoutCarried(state) });
  }, [navigate, search, state]);
  return <SkyForm {...(given && { given })} {...props} />;
};
