import type { Export } from '#domain/wire/exports.ts';
import { messageOf } from '#web/platform/errors.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './mes-donnees.module.css';
import { dataTexts as texts } from './texts.ts';
import { useOpening } from './use-opening.ts';

type Opening = ReturnType<typeof useOpening>;

function Proof({ form, isBusy, prove, cancel }: Opening) {
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(prove)}>
      <p>{texts.freshWhy}</p>
      <FormSummary form={form} title={texts.summary} prefix="export-" />
      <PasswordField
        {...requiredField(form, 'password')}
        name="export-password"
        label={texts.fresh}
        autoComplete="current-password"
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.open}
        </Button>
        <Button variant="line" onClick={cancel}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

type Ready = Extract<Export, { state: 'ready' }>;

const Facts = ({ bytes, expires_at, opened_at }: Ready) => (
  <dl className={styles.facts}>
    <dt>{texts.size}</dt>
    <dd>{texts.sizeOf(bytes)}</dd>
    <dt>{texts.until}</dt>
    <dd>{texts.own(expires_at)}</dd>
    {opened_at !== undefined && (
      <>
        <dt>{texts.opened}</dt>
        <dd>{texts.own(opened_at)}</dd>
      </>
    )}
  </dl>
);

/** An export that can be downloaded. */
export function ReadyExport({ data, onOpened }: { data: Ready; onOpened: () => void }) {
  const opening = useOpening(onOpened);
  return (
    <>
      <Notice tone="success" title={texts.ready} />
      <Facts {...data} />
      {opening.error !== undefined && (
        <Notice tone="error" title={texts.openFailed}>
          <p>{messageOf(opening.error, texts.unexpected)}</p>
        </Notice>
      )}
      <Button busy={opening.isBusy && !opening.isAsking} onClick={() => void opening.open()}>
        {texts.open}
      </Button>
      <Dialog open={opening.isAsking} onClose={opening.cancel} title={texts.freshTitle}>
        <Proof {...opening} />
      </Dialog>
    </>
  );
}
