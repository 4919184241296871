import { useEffect, useRef } from 'react';
import { fullName, type KnownPerson } from '#domain/persons.ts';
import type { Form } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './checkout.module.css';
import type { Details } from './details.ts';
import type { FieldProps } from './field-props.ts';
import own from './studied.module.css';
import { isForOther, studiedNamed } from './studied.ts';
import { studiedTexts as texts } from './studied-texts.ts';
import type { Studied } from './use-studied.ts';

const nameOf = ({ first_name, last_name }: KnownPerson): string =>
  fullName({ firstName: first_name, lastName: last_name });

type PersonChoiceProps = Pick<Studied, 'persons' | 'choosePerson'> & { value: string };

/** The persons that the account keeps. */
const PersonChoice = ({ persons, choosePerson, value }: PersonChoiceProps) => (
  <SelectField
    label={texts.known}
    name="personId"
    value={value}
    onChange={(id) => choosePerson(persons.find((person) => person.id === id))}
  >
    <option value="">{texts.fresh}</option>
    {persons.map((person) => (
      <option key={person.id} value={person.id}>
        {nameOf(person)}
      </option>
    ))}
  </SelectField>
);

type NamesProps = { form: Form<Details>; field: FieldProps };

/** The names of the certificate are those of every day until somebody says otherwise. */
const BirthNames = ({ form, field }: NamesProps) => {
  const isTyped = form.values.birthNamesTyped !== '';
  const isOpening = useRef(false);
  useEffect(() => {
    if (isTyped && isOpening.current) document.getElementById(fieldId('birthFirstNames'))?.focus();
    isOpening.current = false;
  }, [isTyped]);
  const { firstName, lastName } = studiedNamed(form.values);
  const open = () => {
    isOpening.current = true;
    form.set('birthNamesTyped', 'yes');
    form.set('birthFirstNames', firstName);
    form.set('birthLastName', lastName);
  };
  if (!isTyped) {
    return (
      <div className={own.names}>
        <p>{texts.birthNames(fullName({ firstName, lastName }).trim())}</p>
        <Button variant="line" size="small" onClick={open}>
          {texts.changeNames}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      <Field
        {...field('birthFirstNames')}
        label={texts.birthFirstNames}
        hint={texts.birthFirstNamesHint}
        autoComplete="off"
        required
      />
      <Field
        {...field('birthLastName')}
        label={texts.birthLastName}
        hint={texts.birthLastNameHint}
        autoComplete="off"
        required
      />
    </div>
  );
};

type StudiedFieldsProps = NamesProps & { studied: Studied; hasBirthNames: boolean };

/** For whom the consultation is, and the names that it is about. */
export const StudiedFields = ({ form, field, studied, hasBirthNames }: StudiedFieldsProps) => {
  const isOther = isForOther(form.values);
  return (
    <div className={`${styles.part} ${styles.form}`}>
      <RadioList
        lined
        legend={texts.whom}
        name="whom"
        options={[
          { value: 'own', label: texts.forMe },
          { value: 'other', label: texts.forOther, hint: texts.forOtherHint },
        ]}
        value={isOther ? 'other' : 'own'}
        onChange={studied.chooseWhom}
      />
      {isOther && studied.persons.length > 0 && <PersonChoice {...studied} value={form.values.personId} />}
      {isOther && (
        <div className={styles.pair}>
          <Field {...field('personFirstName')} label={texts.firstName} autoComplete="off" required />
          <Field {...field('personLastName')} label={texts.lastName} autoComplete="off" required />
        </div>
      )}
      {hasBirthNames && <BirthNames form={form} field={field} />}
      {isOther && (
        <>
          <Check
            name="agrees"
            required
            label={texts.agrees}
            checked={form.values.agrees}
            error={form.errors.agrees}
            onChange={(agrees) => form.set('agrees', agrees)}
          />
          <p className="meta">{texts.told}</p>
        </>
      )}
    </div>
  );
};
