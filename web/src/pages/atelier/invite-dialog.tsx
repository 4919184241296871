import { requiredField, submitBy } from '#web/platform/form.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { invite } from './api.ts';
import { DialogActions } from './dialog-actions.tsx';
import { DisciplineChoice } from './discipline-choice.tsx';
import styles from './part.module.css';
import { inviteTexts as texts } from './team-texts.ts';
import { useColleagueForm } from './use-colleague-form.ts';

type InviteProps = {
  onClose: () => void;
  /** `message` contains the address of the link. */
  onInvited: (message: string) => void;
};

const nobody = { email: '', name: '', discipline: '', isAdministrator: false } as const;

function InviteForm({ onClose, onInvited }: InviteProps) {
  const { form, isBusy, submit } = useColleagueForm(nobody, async (wish) => {
    await invite(wish);
    return texts.done(wish.email);
  });
  const field = (name: 'email' | 'name') => ({ ...requiredField(form, name), autoComplete: 'off' });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(() => submit(onInvited))}>
      <p>{texts.intro}</p>
      <FormSummary form={form} title={texts.summary} />
      <EmailField {...field('email')} label={texts.email} />
      <Field {...field('name')} label={texts.name} hint={texts.nameHint} maxLength={100} />
      <DisciplineChoice
        value={form.values.discipline || undefined}
        error={form.errors.discipline}
        onChange={(discipline) => form.set('discipline', discipline ?? '')}
      />
      <Check
        name="administration"
        label={texts.administrator}
        checked={form.values.isAdministrator}
        onChange={(checked) => form.set('isAdministrator', checked)}
      />
      <DialogActions confirm={texts.submit} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** Invites a new colleague: address, name, role. */
export function InviteDialog(props: InviteProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title}>
      <InviteForm {...props} />
    </Dialog>
  );
}
