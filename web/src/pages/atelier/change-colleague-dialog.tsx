import type { Colleague, Invitation } from '#domain/wire/staff.ts';
import { submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { changeColleague } from './api.ts';
import { DialogActions } from './dialog-actions.tsx';
import { DisciplineChoice } from './discipline-choice.tsx';
import styles from './part.module.css';
import { inviteTexts, changeColleagueTexts as texts } from './team-texts.ts';
import { useColleagueForm } from './use-colleague-form.ts';

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
    return texts.done(given);
  };
  const initial = { email, name, discipline, isAdministrator } as const;
  const { form, isBusy, submit } = useColleagueForm(initial, send, 'no address');
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(() => submit(onChanged))}>
      <p>{texts.effect}</p>
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
      <DialogActions confirm={texts.submit} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** Changes the name or the discipline. */
export function ChangeColleagueDialog(props: ChangeProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title(props.colleague.name)}>
      <ChangeForm {...props} />
    </Dialog>
  );
}
