import { type FormEventHandler, useEffect, useRef } from 'react';
import { needBirth, needBirthNames, type PaidKey } from '#domain/catalogue.ts';
import { fullName, type KnownPerson } from '#domain/persons.ts';
import { BirthForm, type BirthFormProps } from '#web/features/birth/birth-form.tsx';
import { Whose } from '#web/features/birth/reader.ts';
import type { Form } from '#web/platform/form.ts';
import { checkoutTexts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './checkout.module.css';
import {
  type Details,
  draftOfPerson,
  type FieldProps,
  isForOther,
  hasBirthNames as isNamesOpen,
  noDetails,
  studiedNamed,
} from './details.ts';
import { studiedTexts as texts } from './details-texts.ts';
import { birthTitleId } from './lead.ts';
import own from './studied.module.css';
import { addedBy, type DetailsForm } from './use-details.ts';
import { needsHour } from './validation.ts';

/** What stays when the consultation is for another person. */
const buyerIn = ({ firstName, lastName, email, password, confirmation, terms, adult }: Details) => ({
  firstName,
  lastName,
  email,
  password,
  confirmation,
  terms,
  adult,
});

type Studied = {
  readonly persons: readonly KnownPerson[];
  readonly chooseWhom: (whom: string) => void;
  /** Undefined for a new person. */
  readonly choosePerson: (person: KnownPerson | undefined) => void;
};

/** Whom the consultation is for. What was typed for one comes back when the answer changes back. */
export const useStudied = ({ form, profile }: Pick<DetailsForm, 'form' | 'profile'>): Studied => {
  const left = useRef<{ own?: Details; other?: Details }>({});
  const { values, reset, fill } = form;
  const chooseWhom = (whom: string) => {
    if (isForOther(values)) left.current.other = values;
    else left.current.own = values;
    if (isForOther({ whom })) {
      const other = left.current.other ?? { ...noDetails, ...draftOfPerson(undefined) };
      return reset({ ...other, ...buyerIn(values) });
    }
    reset({ ...(left.current.own ?? noDetails), ...buyerIn(values) });
    if (profile) fill(addedBy(profile));
  };
  const choosePerson = (person: KnownPerson | undefined) =>
    reset({ ...noDetails, ...draftOfPerson(person), ...buyerIn(values) });
  return { persons: profile?.persons ?? [], chooseWhom, choosePerson };
};

/** The birth that the reports are based on. */
const BirthFields = ({ isForOther, ...props }: BirthFormProps & { isForOther: boolean }) => (
  <fieldset className={styles.part}>
    <legend id={birthTitleId} tabIndex={-1}>
      {isForOther ? texts.birth : checkoutTexts.birth}
    </legend>
    <p className={`meta ${styles.intro}`}>{checkoutTexts.birthIntro}</p>
    <Whose value={isForOther ? 'other' : 'own'}>
      <BirthForm {...props} />
    </Whose>
  </fieldset>
);

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

/** Opens or closes the fields of the certificate's names; the focus follows, and what was typed there goes. */
const useBirthNames = ({ values, set }: Form<Details>) => {
  const isOpen = isNamesOpen(values);
  const isPressed = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const target = isOpen ? document.getElementById(fieldId('birthFirstNames')) : opener.current;
    if (isPressed.current) target?.focus();
    isPressed.current = false;
  }, [isOpen]);
  const change = (typed: 'yes' | 'no') => {
    isPressed.current = true;
    set('birthNamesTyped', typed);
    set('birthFirstNames', '');
    set('birthLastName', '');
  };
  return { isOpen, opener, open: () => change('yes'), close: () => change('no') };
};

/** The names of the certificate are those of every day until somebody says otherwise. */
const BirthNames = ({ form, field }: NamesProps) => {
  const { isOpen, opener, open, close } = useBirthNames(form);
  if (!isOpen) {
    return (
      <div key="closed" className={own.names}>
        <p>{texts.birthNames(fullName(studiedNamed(form.values)).trim())}</p>
        <Button variant="line" size="small" ref={opener} onClick={open}>
          {texts.changeNames}
        </Button>
      </div>
    );
  }
  return (
    <div key="open" className={own.open}>
      <div className={styles.pair}>
        <Field
          {...field('birthFirstNames')}
          label={texts.birthFirstNames}
          hint={texts.birthFirstNamesHint}
          autoComplete="off"
        />
        <Field
          {...field('birthLastName')}
          label={texts.birthLastName}
          hint={texts.birthLastNameHint}
          autoComplete="off"
        />
      </div>
      <Button variant="line" size="small" onClick={close}>
        {texts.closeNames}
      </Button>
    </div>
  );
};

type StudiedFieldsProps = NamesProps & { studied: Studied; services: readonly PaidKey[] };

/** For whom the consultation is, and the names that it is about. */
const StudiedFields = ({ form, field, studied, services }: StudiedFieldsProps) => {
  const isOther = isForOther(form.values);
  const told = needBirth(services) ? texts.withBirth : texts.withoutBirth;
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
      {isOther && needBirth(services) && studied.persons.length > 0 && (
        <PersonChoice {...studied} value={form.values.personId} />
      )}
      {isOther && (
        <div className={styles.pair}>
          <Field {...field('personFirstName')} label={texts.firstName} autoComplete="off" required />
          <Field {...field('personLastName')} label={texts.lastName} autoComplete="off" required />
        </div>
      )}
      {needBirthNames(services) && <BirthNames form={form} field={field} />}
      {isOther && (
        <>
          <Check
            name="agrees"
            required
            label={told.agrees}
            checked={form.values.agrees}
            error={form.errors.agrees}
            onChange={(agrees) => form.set('agrees', agrees)}
          />
          <p className="meta">{told.kept}</p>
        </>
      )}
    </div>
  );
};

type StudiedFormProps = StudiedFieldsProps & { onSubmit: FormEventHandler };

/** Whom the consultation is about, and that birth: the part «Naissance». */
export const StudiedForm = ({ onSubmit, ...props }: StudiedFormProps) => {
  const { form, field, services } = props;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <StudiedFields {...props} />
      {needBirth(services) && (
        <BirthFields
          isForOther={isForOther(form.values)}
          values={form.values}
          errors={form.errors}
          set={form.set}
          field={field}
          isHourNeeded={needsHour(services)}
        />
      )}
    </form>
  );
};
