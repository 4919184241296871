import type { KnownPerson } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { Whose } from '#web/features/birth/whose.ts';
import { submitBy } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import type { PersonDraft } from './person-draft.ts';
import styles from './persons.module.css';
import { personsTexts as texts } from './persons-texts.ts';
import { usePersonForm } from './use-person-form.ts';

type PersonFormProps = {
  /** Undefined for a new one. */
  person: KnownPerson | undefined;
  title: string;
  onSaved: (profile: Profile) => void;
  onClose: () => void;
};

/** Names and birth of a person. */
export function PersonForm({ person, title, onSaved, onClose }: PersonFormProps) {
  const { form, isBusy, submit } = usePersonForm(person, onSaved);
  const field = useTextFields<Exclude<keyof PersonDraft, 'agrees'>>(form, form.errors);
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(submit)}>
      <h3>{title}</h3>
      <FormSummary form={form} title={texts.summary} />
      <RequiredNote />
      <Field {...field('firstName')} label={texts.firstName} autoComplete="off" required />
      <Field {...field('lastName')} label={texts.lastName} autoComplete="off" required />
      <Field
        {...field('birthFirstNames')}
        label={texts.birthFirstNames}
        hint={texts.certificateHint}
        autoComplete="off"
      />
      <Field {...field('birthLastName')} label={texts.birthLastName} autoComplete="off" />
      <Whose value="other">
        <BirthForm values={form.values} errors={form.errors} set={form.set} field={field} />
      </Whose>
      <Check
        name="agrees"
        required
        label={texts.agrees}
        checked={form.values.agrees}
        error={form.errors.agrees}
        onChange={(agrees) => form.set('agrees', agrees)}
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
