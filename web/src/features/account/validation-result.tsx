import { owner } from '#domain/owner.ts';
import { validationPageTexts as texts } from '#web/texts/validation-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './account.module.css';
import type { Exit, ValidationState } from './email-validation.ts';

const titles = {
  loading: texts.title,
  success: texts.success,
  already: texts.already,
  error: texts.error,
} as const;

function Details({ state, onRetry }: { state: ValidationState; onRetry: () => void }) {
  if (state.kind === 'loading') return <Spinner text={texts.loading} />;
  if (state.kind !== 'error')
    return <p>{state.kind === 'already' ? texts.alreadyDetail : texts.successDetail}</p>;
  return (
    <>
      <p>{state.message}</p>
      {state.canRetry ? (
        <p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </p>
      ) : (
        <p>{texts.errorDetail}</p>
      )}
    </>
  );
}

/** The four states of /validate-email (§2). */
export function ValidationResult({
  state,
  exit,
  onRetry,
}: {
  state: ValidationState;
  exit: Exit;
  onRetry: () => void;
}) {
  const needsSupport = state.kind === 'error' || state.kind === 'already';
  return (
    <div className={styles.result} role="status">
      <h1>{titles[state.kind]}</h1>
      <Details state={state} onRetry={onRetry} />
      {needsSupport && (
        <p>
          <a href={`mailto:${owner.contact.email}`}>{texts.support}</a>
        </p>
      )}
      {state.kind !== 'loading' && (
        <ButtonLink variant={state.kind === 'error' && state.canRetry ? 'line' : 'solid'} to={exit.to}>
          {exit.label}
        </ButtonLink>
      )}
    </div>
  );
}
