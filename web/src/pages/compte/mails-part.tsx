import { type Salutation, salutations } from '#domain/mail-form.ts';
import type { Profile } from '#domain/profile.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { RadioList } from '#web/ui/radio-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { mailsTexts as texts } from './part-texts.ts';
import styles from './persons.module.css';
import { PartFormFrame, type PartFormProps, type PartProps, ProfilePart } from './profile-part.tsx';
import { usePartForm } from './use-part-form.ts';
import { zoneLabel } from './zone-label.ts';
import { zoneGroups } from './zone-texts.ts';

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
    <SelectField label={texts.zone} name="timeZone" value={value} onChange={onChange}>
      <option value="">{texts.ofEachOrder}</option>
      <option value={own}>{texts.ofDevice(zoneLabel(own))}</option>
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
    { value: '', label: texts.byFirstName, hint: greetingOf(profile, undefined) },
    ...salutations.map((value) => ({
      value,
      label: texts.salutations[value],
      hint: greetingOf(profile, value),
    })),
  ];
  return (
    <PartFormFrame {...part} onClose={onClose}>
      <RadioList
        lined
        legend={texts.greeting}
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
export const MailsPart = ({ profile, onProfile }: PartProps) => (
  <ProfilePart
    id="mails-title"
    title={texts.title}
    saved={texts.saved}
    onProfile={onProfile}
    form={(props) => <MailsForm profile={profile} {...props} />}
  >
    <dl className={styles.facts}>
      <dt>{texts.greeting}</dt>
      <dd>{greetingOf(profile, profile.salutation)}</dd>
      <dt>{texts.zone}</dt>
      <dd>{profile.time_zone === undefined ? texts.ofEachOrder : zoneLabel(profile.time_zone)}</dd>
    </dl>
    <p className="meta">{texts.effect}</p>
  </ProfilePart>
);
