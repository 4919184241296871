import { merchant } from '#domain/merchant.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './account.module.css';
import type { Exit, ValidationState } from './email-validation.ts';
import { LinkQuestions } from './link-questions.tsx';
import { NewLink } from './new-link.tsx';
import type { LinkChoices } from './use-email-validation.ts';
import { validationPageTexts as texts } from './validation-texts.ts';

const titles = {
  loading: texts.title,
  asks: texts.asks,
  closed: texts.closed,
  success: texts.success,
  already: texts.already,
  error: texts.error,
} as const;

type DetailsProps = { state: ValidationState; choices: LinkChoices; onRetry: () => void };

function Details({ state, choices, onRetry }: DetailsProps) {
  if (state.kind === 'loading') return <Spinner text={texts.loading} />;
  if (state.kind === 'asks') return <LinkQuestions email={state.email} choices={choices} />;
  if (state.kind === 'closed') return <p>{texts.closedDetail[state.closed]}</p>;
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
        <>
          <p>{texts.errorDetail}</p>
          <NewLink />
        </>
      )}
    </>
  );
}

const needsSupport = (state: ValidationState): boolean =>
  state.kind === 'error' ||
  state.kind === 'already' ||
  (state.kind === 'closed' && state.closed === 'locked');

/** The states of /validate-email (§2), and the questions to a browser that is not signed in. */
export function ValidationResult({ exit, ...props }: DetailsProps & { exit: Exit }) {
  const { state } = props;
  const title = useFocusOnChange(state.kind);
  const isAsking = state.kind === 'asks';
  const result = (
    <div className={styles.result} role={isAsking ? undefined : 'status'}>
      <h1 ref={title} tabIndex={-1}>
        {titles[state.kind]}
      </h1>
      <Details {...props} />
      {needsSupport(state) && (
        <p>
          <a className="alone" href={`mailto:${merchant.contact.email}`}>
            {texts.support}
          </a>
        </p>
      )}
      {state.kind !== 'loading' && !isAsking && (
        <ButtonLink variant={state.kind === 'error' ? 'line' : 'solid'} to={exit.to}>
          {exit.label}
        </ButtonLink>
      )}
    </div>
  );
  return state.kind === 'error' ? <PlatePage drawing="etoile-absente">{result}</PlatePage> : result;
}
