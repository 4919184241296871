import { useState } from 'react';
import { disciplines, needBirthNames } from '#domain/catalogue.ts';
import type { KnownPerson } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { BirthForm } from '#web/features/birth/birth-form.tsx';
import { convertedBirth } from '#web/features/birth/convert.ts';
import { Whose } from '#web/features/birth/reader.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { personsTexts } from './own-data-texts.ts';
import { draftOf, errorsOf, type PersonDraft, personOf } from './person-draft.ts';
import styles from './persons.module.css';

/** Adds a person, or changes the given one. */
const usePersonForm = (person: KnownPerson | undefined, onSaved: (profile: Profile) => void) => {
  const [initial] = useState(() => draftOf(person));
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const form = useForm<PersonDraft>({ initial, validate: errorsOf });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const birth = await convertedBirth(form.values);
      if (birth === 'asked')
        return form.refuse({
          title: personsTexts.saveFailed,
          text: personsTexts.whichHour,
          field: 'birthOffset',
        });
      onSaved(await call(updateProfile, { body: { person: personOf(id, form.values, birth) } }));
    },
    fail: (error) =>
      form.refuse({ title: personsTexts.saveFailed, text: messageOf(error, personsTexts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};

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
      <h4>{title}</h4>
      <FormSummary form={form} title={personsTexts.summary} />
      <RequiredNote />
      <Field {...field('firstName')} label={personsTexts.firstName} autoComplete="off" required />
      <Field {...field('lastName')} label={personsTexts.lastName} autoComplete="off" required />
      {needBirthNames(disciplines) && (
        <>
          <Field
            {...field('birthFirstNames')}
            label={personsTexts.birthFirstNames}
            hint={personsTexts.certificateHint}
            autoComplete="off"
          />
          <Field {...field('birthLastName')} label={personsTexts.birthLastName} autoComplete="off" />
        </>
      )}
      <Whose value="other">
        <BirthForm values={form.values} errors={form.errors} set={form.set} field={field} />
      </Whose>
      <Check
        name="agrees"
        required
        label={personsTexts.agrees}
        checked={form.values.agrees}
        error={form.errors.agrees}
        onChange={(agrees) => form.set('agrees', agrees)}
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {personsTexts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {personsTexts.cancel}
        </Button>
      </p>
    </form>
  );
}
