import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { isZone } from '#domain/guidance/zones.ts';
import { type Salutation, salutations } from '#domain/mail-form.ts';
import { firstNameSchema, lastNameSchema } from '#domain/names.ts';
import type { Profile } from '#domain/profile.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import { zoneName } from '#domain/zone.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, type FormErrors, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { mailsTexts, namesTexts, partTexts, zoneGroups } from './own-data-texts.ts';
import styles from './persons.module.css';
import profileStyles from './profile.module.css';
import { TextButton } from './text-button.tsx';
import type { Turn } from './use-turn.ts';

type PartForm<V> = {
  readonly initial: V;
  readonly validate: (values: V) => FormErrors<V>;
  /** What is sent of the values. */
  readonly bodyOf: (values: V) => z.input<typeof updateProfile.body>;
  readonly onSaved: (profile: Profile) => void;
};

/** Saves a part of the profile; what was typed stays when that fails. */
const usePartForm = <V extends Readonly<Record<string, string>>>(part: PartForm<V>) => {
  const form = useForm<V>(part);
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => part.onSaved(await call(updateProfile, { body: part.bodyOf(form.values) })),
    fail: (error) =>
      form.refuse({ title: partTexts.saveFailed, text: messageOf(error, partTexts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};

type PartProps = {
  readonly profile: Profile;
  readonly onProfile: (profile: Profile) => void;
  readonly turn: Turn;
};
/** What a part gives to its form. */
type PartFormProps = {
  readonly profile: Profile;
  readonly onSaved: (next: Profile) => void;
  readonly onClose: () => void;
};

type ProfilePartProps = Pick<PartProps, 'onProfile' | 'turn'> & {
  readonly id: string;
  readonly title: string;
  /** The message after a change. */
  readonly saved: string;
  readonly form: (props: Omit<PartFormProps, 'profile'>) => ReactNode;
  readonly children: ReactNode;
};

/** A part of the profile to read, and after a press to change. */
function ProfilePart({ id, title, saved, form, onProfile, turn, children }: ProfilePartProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  // The pressed button is gone when the form opens or closes.
  const heading = useFocusOnChange(String(isOpen));
  const onClose = () => setOpen(false);
  const onSaved = (next: Profile) => {
    onProfile(next);
    onClose();
    toast({ title: saved, tone: 'success' });
  };
  return (
    <section className={classes(profileStyles.section, turn.look(id))} aria-labelledby={id} {...turn.of(id)}>
      <div className={profileStyles.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {!isOpen && (
          <TextButton onClick={() => setOpen(true)}>
            {partTexts.change}
            <span className="sr">{partTexts.of(title)}</span>
          </TextButton>
        )}
      </div>
      {isOpen ? form({ onSaved, onClose }) : children}
    </section>
  );
}

type PartFormFrameProps = Pick<ReturnType<typeof usePartForm>, 'isBusy' | 'submit'> & {
  readonly form: Parameters<typeof FormSummary>[0]['form'];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The errors, the fields and the two ways out of a part's form. */
const PartFormFrame = ({ form, isBusy, submit, onClose, children }: PartFormFrameProps) => (
  <form className={styles.form} noValidate onSubmit={submitBy(submit)}>
    <FormSummary form={form} title={partTexts.summary} />
    {children}
    <p className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {partTexts.save}
      </Button>
      <Button variant="line" onClick={onClose}>
        {partTexts.cancel}
      </Button>
    </p>
  </form>
);

/** Other names than those of the form of a person, which may be open at the same time. */
type Names = { readonly ownFirstName: string; readonly ownLastName: string };

const validate = errorsBy(z.object({ ownFirstName: firstNameSchema, ownLastName: lastNameSchema }));

function NamesForm({ profile, onSaved, onClose }: PartFormProps) {
  const part = usePartForm<Names>({
    initial: { ownFirstName: profile.first_name ?? '', ownLastName: profile.last_name ?? '' },
    validate,
    bodyOf: ({ ownFirstName, ownLastName }) => ({ first_name: ownFirstName, last_name: ownLastName }),
    onSaved,
  });
  return (
    <PartFormFrame {...part} onClose={onClose}>
      <RequiredNote />
      <Field
        {...requiredField(part.form, 'ownFirstName')}
        label={namesTexts.firstName}
        autoComplete="given-name"
      />
      <Field
        {...requiredField(part.form, 'ownLastName')}
        label={namesTexts.lastName}
        autoComplete="family-name"
      />
    </PartFormFrame>
  );
}

/** «Vos coordonnées»: first and last name. */
export const NamesPart = ({ profile, onProfile, turn }: PartProps) => {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return (
    <ProfilePart
      id="names-title"
      title={namesTexts.title}
      saved={namesTexts.saved}
      onProfile={onProfile}
      turn={turn}
      form={(props) => <NamesForm profile={profile} {...props} />}
    >
      <p className={name ? profileStyles.name : undefined}>{name || namesTexts.unknown}</p>
      <p className="meta">
        {namesTexts.effect} <Link to={paths.myData}>{namesTexts.ask}</Link>.
      </p>
    </ProfilePart>
  );
};

/** «La Réunion»; a zone that is not in the list by its city and its clock: «Almaty (heure du Kazakhstan)». */
export const zoneLabel = (zone: string): string => {
  const listed = zoneGroups.map(({ zones }) => zones[zone]).find((label) => label !== undefined);
  if (listed !== undefined) return listed;
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return isZone(zone) ? `${city} (${zoneName(zone, new Date())})` : city;
};

/** Empty is the form by default. */
type MailForm = { readonly salutation: string; readonly timeZone: string };

const greetingOf = ({ first_name, last_name }: Profile, salutation: Salutation | undefined): string =>
  greeting({ firstName: first_name ?? undefined, lastName: last_name ?? undefined, salutation });

type ZoneChoiceProps = {
  readonly value: string;
  /** The zone that the account has, which may be in no list. */
  readonly stored: string | undefined;
  readonly onChange: (zone: string) => void;
};

const ZoneChoice = ({ value, stored, onChange }: ZoneChoiceProps) => {
  const own = ownZone();
  const isElsewhere =
    stored !== undefined && stored !== own && !zoneGroups.some(({ zones }) => zones[stored]);
  return (
    <SelectField label={mailsTexts.zone} name="timeZone" value={value} onChange={onChange}>
      <option value="">{mailsTexts.ofEachOrder}</option>
      <option value={own}>{mailsTexts.ofDevice(zoneLabel(own))}</option>
      {isElsewhere && <option value={stored}>{zoneLabel(stored)}</option>}
      {zoneGroups.map(({ label, zones }) => (
        <optgroup key={label} label={label}>
          {Object.entries(zones)
            .filter(([zone]) => zone !== own)
            .map(([zone, place]) => (
              <option key={zone} value={zone}>
                {place}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
};

function MailsForm({ profile, onSaved, onClose }: PartFormProps) {
  const part = usePartForm<MailForm>({
    initial: { salutation: profile.salutation ?? '', timeZone: profile.time_zone ?? '' },
    validate: () => ({}),
    bodyOf: ({ salutation, timeZone }) => ({
      salutation: salutations.find((one) => one === salutation) ?? null,
      time_zone: timeZone || null,
    }),
    onSaved,
  });
  const { values, set } = part.form;
  const options = [
    { value: '', label: mailsTexts.byFirstName, hint: greetingOf(profile, undefined) },
    ...salutations.map((value) => ({
      value,
      label: mailsTexts.salutations[value],
      hint: greetingOf(profile, value),
    })),
  ];
  return (
    <PartFormFrame {...part} onClose={onClose}>
      <RadioList
        lined
        legend={mailsTexts.greeting}
        name="salutation"
        options={options}
        value={values.salutation}
        onChange={(salutation) => set('salutation', salutation)}
      />
      <ZoneChoice
        value={values.timeZone}
        stored={profile.time_zone}
        onChange={(timeZone) => set('timeZone', timeZone)}
      />
    </PartFormFrame>
  );
}

/** «Comment nous vous écrivons»: the greeting of the mails, and the zone of their hours. */
export const MailsPart = ({ profile, onProfile, turn }: PartProps) => (
  <ProfilePart
    id="mails-title"
    title={mailsTexts.title}
    saved={mailsTexts.saved}
    onProfile={onProfile}
    turn={turn}
    form={(props) => <MailsForm profile={profile} {...props} />}
  >
    <dl className={profileStyles.facts}>
      <div>
        <dt>{mailsTexts.greeting}</dt>
        <dd className={profileStyles.letter}>{greetingOf(profile, profile.salutation)}</dd>
      </div>
      <div>
        <dt>{mailsTexts.zone}</dt>
        <dd>{profile.time_zone === undefined ? mailsTexts.ofEachOrder : zoneLabel(profile.time_zone)}</dd>
      </div>
    </dl>
    <p className="meta">{mailsTexts.effect}</p>
  </ProfilePart>
);
