import { type FormEvent, useEffect, useRef, useState } from 'react';
import { guidanceConsent } from '#domain/texts/guidance.ts';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { birthNames } from '#web/features/birth/draft.ts';
import { Reader } from '#web/features/birth/reader.ts';
import type { Form } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { Button, GoLink } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { guidanceFormTexts as texts } from './form-texts.ts';
import styles from './guidance-form.module.css';
import type { TextName, Typed } from './request.ts';
import { useGuidance } from './use-guidance.ts';

type FoldedBirthProps = { form: Form<Typed>; field: ReturnType<typeof useTextFields<TextName>> };

/** The optional birth: folded until it is wanted, filled by a draft or a profile, or refused. */
const FoldedBirth = ({ form, field }: FoldedBirthProps) => {
  const { values, errors, refusals, set } = form;
  const [isOpen, setOpen] = useState(false);
  const isFilled = birthNames.some((name) => values[name] !== '');
  const isWrong = birthNames.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  useEffect(() => {
    if (isWrong && refusals > 0) setOpen(true);
  }, [isWrong, refusals]);
  return (
    <details
      className={classes(disclosure.disclosure, styles.birth)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {texts.personal} <em>{texts.optional}</em>
        </span>
      </summary>
      <fieldset>
        <legend className="sr">{texts.birth}</legend>
        <p className="meta">{texts.birthIntro}</p>
        <Reader value={texts.reader}>
          <BirthForm isOptional values={values} errors={errors} set={set} field={field} />
        </Reader>
      </fieldset>
    </details>
  );
};

/** «Déjà reçu aujourd'hui» (§4) in place of the form, whose typed texts are kept. */
export function Received({ onAgain }: { onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.received}>
      <h3 ref={title} tabIndex={-1}>
        {texts.received.title}
      </h3>
      <p>{texts.received.text}</p>
      <p className={styles.ways}>
        <Button variant="line" onClick={onAgain}>
          {texts.received.again}
        </Button>
        <GoLink to={paths.home}>{texts.received.home}</GoLink>
      </p>
    </section>
  );
}

type FieldOf = ReturnType<typeof useTextFields<TextName>>;

const Who = ({ field }: { field: FieldOf }) => (
  <div className={styles.pair}>
    <Field {...field('fullName')} label={texts.fullName} autoComplete="name" required />
    <EmailField {...field('email')} label={texts.email} required />
  </div>
);

type GuidanceFormProps = { search?: string; onSent?: () => void };

/** §3 «Guidance request». Prerendered, and asleep until its code has come. */
export function GuidanceForm({ search = '', onSent = () => {} }: GuidanceFormProps) {
  const { form, isReady, isBusy, isReceived, told, submit, again } = useGuidance({
    search,
    onSent,
  });
  const field = useTextFields<TextName>(form, form.errors);
  if (isReceived) return <Received onAgain={again} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <Who field={field} />
        <FoldedBirth form={form} field={field} />
        <Check
          name="consent"
          required
          label={guidanceConsent}
          checked={form.values.consent}
          error={form.errors.consent}
          onChange={(consent) => form.set('consent', consent)}
        />
        {told !== undefined && <Notice tone="error" title={told} />}
        <div className={styles.send}>
          <Button type="submit" busy={isBusy}>
            {texts.send}
          </Button>
          <PrivacyLink />
        </div>
      </fieldset>
    </form>
  );
}
