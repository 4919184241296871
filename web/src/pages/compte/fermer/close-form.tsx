import type { Closing } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { closeTexts as texts } from './texts.ts';
import { useClose } from './use-close.ts';

type SecondLookProps = { email: string; step: string; onClose: () => void; onCancel: () => void };

function SecondLook({ email, step, onClose, onCancel }: SecondLookProps) {
  return (
    <Dialog open={step !== 'password'} onClose={onCancel} title={texts.second}>
      <div className={styles.ask}>
        <p>{texts.secondDetail(email)}</p>
        <p className={styles.buttons}>
          <Button busy={step === 'busy'} onClick={onClose}>
            {texts.close}
          </Button>
          <Button variant="line" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** The password, then a second look. */
export function CloseForm({ email, onAsked }: { email: string; onAsked: (closing: Closing) => void }) {
  const { form, step, lookAgain, close, cancel } = useClose(onAsked);
  return (
    <section className={styles.part} aria-labelledby="close-title">
      <h2 id="close-title">{texts.confirm}</h2>
      {/* Before the form: it must be closed when a refusal takes the focus. */}
      <SecondLook email={email} step={step} onClose={() => void close()} onCancel={cancel} />
      <form className={styles.ask} noValidate onSubmit={submitBy(lookAgain)}>
        <FormSummary form={form} title={texts.summary} prefix="close-" />
        <PasswordField
          {...requiredField(form, 'password')}
          name="close-password"
          label={texts.password}
          autoComplete="current-password"
          hint={texts.why}
        />
        <p className={styles.buttons}>
          <Button type="submit">{texts.next}</Button>
        </p>
        <p>
          {texts.forgotten} <Link to={paths.password}>{texts.choose}</Link>
        </p>
      </form>
    </section>
  );
}
