import * as z from 'zod/mini';
import { type Discipline, disciplines, nameOf } from '#domain/catalogue.ts';
import { fullNameSchema } from '#domain/names.ts';
import { emailSchema } from '#domain/profile.ts';
import { staffTexts } from '#domain/texts/staff.ts';
import type { Colleague, Invitation } from '#domain/wire/staff.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, type FormErrors, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { changeColleague, invite } from './api.ts';
import { DialogActions } from './confirm-dialog.tsx';
import styles from './part.module.css';
import { changeColleagueTexts, inviteTexts } from './team-texts.ts';
import { atelierTexts } from './texts.ts';

const none = 'none';

type DisciplineChoiceProps = {
  value: Discipline | undefined;
  onChange: (discipline: Discipline | undefined) => void;
  error?: string | undefined;
};

/** The discipline of a colleague, or none. */
const DisciplineChoice = ({ value, onChange, error }: DisciplineChoiceProps) => (
  <RadioList
    name="discipline"
    legend={inviteTexts.discipline}
    options={[
      ...disciplines.map((discipline) => ({ value: discipline, label: nameOf(discipline) })),
      { value: none, label: inviteTexts.noDiscipline, hint: inviteTexts.noDisciplineHint },
    ]}
    value={value ?? none}
    onChange={(chosen) => onChange(disciplines.find((known) => known === chosen))}
    error={error}
  />
);

type Values = {
  readonly email: string;
  readonly name: string;
  /** Empty without one. */
  readonly discipline: Discipline | '';
  readonly isAdministrator: boolean;
};

/** The address of somebody known is not asked for. */
type Asked = 'everything' | 'no address';

const typedErrors = {
  everything: errorsBy(z.object({ email: emailSchema, name: fullNameSchema })),
  'no address': errorsBy(z.object({ name: fullNameSchema })),
} as const;

const rulesOf =
  (asked: Asked) =>
  (values: Values): FormErrors<Values> => ({
    ...typedErrors[asked](values),
    ...(!values.discipline && !values.isAdministrator && { discipline: staffTexts.roleMissing }),
  });

const wishOf = ({ email, name, discipline, isAdministrator }: Values): Invitation => {
  const known = disciplines.find((one) => one === discipline);
  return { email, name: name.trim(), is_administrator: isAdministrator, ...(known && { discipline: known }) };
};

/** Who somebody is and what for; `send` is what the form is for, and gives what to tell of it. */
const useColleagueForm = (
  initial: Values,
  send: (wish: Invitation) => Promise<string>,
  asked: Asked = 'everything',
) => {
  const form = useForm({ initial, validate: rulesOf(asked) });
  const { isBusy, run } = useAction({
    leaves: true,
    check: form.submit,
    act: async (onDone: (told: string) => void) => onDone(await send(wishOf(form.values))),
    fail: (error) =>
      form.refuse({ title: atelierTexts.failedAction, text: messageOf(error, atelierTexts.failedAction) }),
  });
  return { form, isBusy, submit: run };
};

type InviteProps = {
  onClose: () => void;
  /** `message` contains the address of the link. */
  onInvited: (message: string) => void;
};

const nobody = { email: '', name: '', discipline: '', isAdministrator: false } as const;

function InviteForm({ onClose, onInvited }: InviteProps) {
  const { form, isBusy, submit } = useColleagueForm(nobody, async (wish) => {
    await invite(wish);
    return inviteTexts.done(wish.email);
  });
  const field = (name: 'email' | 'name') => ({ ...requiredField(form, name), autoComplete: 'off' });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(() => submit(onInvited))}>
      <p>{inviteTexts.intro}</p>
      <FormSummary form={form} title={inviteTexts.summary} />
      <EmailField {...field('email')} label={inviteTexts.email} />
      <Field {...field('name')} label={inviteTexts.name} hint={inviteTexts.nameHint} maxLength={100} />
      <DisciplineChoice
        value={form.values.discipline || undefined}
        error={form.errors.discipline}
        onChange={(discipline) => form.set('discipline', discipline ?? '')}
      />
      <Check
        name="administration"
        label={inviteTexts.administrator}
        checked={form.values.isAdministrator}
        onChange={(checked) => form.set('isAdministrator', checked)}
      />
      <DialogActions confirm={inviteTexts.submit} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** Invites a new colleague: address, name, role. */
export function InviteDialog(props: InviteProps) {
  return (
    <Dialog open onClose={props.onClose} title={inviteTexts.title}>
      <InviteForm {...props} />
    </Dialog>
  );
}

type ChangeProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `message` contains the name of the colleague. */
  onChanged: (message: string) => void;
};

function ChangeForm({ colleague, onClose, onChanged }: ChangeProps) {
  const { id, email = '', name, discipline = '', is_administrator: isAdministrator } = colleague;
  const send = async ({ name: given, discipline: chosen }: Invitation) => {
    await changeColleague(id, { name: given, ...(chosen && { discipline: chosen }) });
    return changeColleagueTexts.done(given);
  };
  const initial = { email, name, discipline, isAdministrator } as const;
  const { form, isBusy, submit } = useColleagueForm(initial, send, 'no address');
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(() => submit(onChanged))}>
      <p>{changeColleagueTexts.effect}</p>
      <FormSummary form={form} title={inviteTexts.summary} />
      <Field
        name="name"
        label={inviteTexts.name}
        hint={inviteTexts.nameHint}
        required
        autoComplete="off"
        maxLength={100}
        value={form.values.name}
        error={form.errors.name}
        onChange={(value) => form.set('name', value)}
        onBlur={() => form.blur('name')}
      />
      <DisciplineChoice
        value={form.values.discipline || undefined}
        error={form.errors.discipline}
        onChange={(chosen) => form.set('discipline', chosen ?? '')}
      />
      <DialogActions confirm={changeColleagueTexts.submit} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** Changes the name or the discipline. */
export function ChangeColleagueDialog(props: ChangeProps) {
  return (
    <Dialog open onClose={props.onClose} title={changeColleagueTexts.title(props.colleague.name)}>
      <ChangeForm {...props} />
    </Dialog>
  );
}
