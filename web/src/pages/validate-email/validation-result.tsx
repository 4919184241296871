import { validationLinkDays } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import styles from '#web/features/account/account.module.css';
import { useResendValidation } from '#web/features/account/use-resend-validation.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Exit, ValidationState } from './email-validation.ts';
import { LinkQuestions } from './link-questions.tsx';
import { validationPageTexts } from './texts.ts';
import type { LinkChoices } from './use-email-validation.ts';

/** «Recevoir un nouveau lien»: the mail goes to the account's own address, so a visitor signs in first. */
function NewLink() {
  const { user } = useSession();
  const { isBusy, resend } = useResendValidation();
  return (
    <>
      <p>{validationPageTexts.newLinkDetail(validationLinkDays, user !== undefined)}</p>
      <p>
        {user ? (
          <Button busy={isBusy} onClick={resend}>
            {validationPageTexts.newLink}
          </Button>
        ) : (
          <ButtonLink to={paths.account}>{validationPageTexts.newLink}</ButtonLink>
        )}
      </p>
    </>
  );
}

const titles = {
  loading: validationPageTexts.title,
  asks: validationPageTexts.asks,
  closed: validationPageTexts.closed,
  success: validationPageTexts.success,
  already: validationPageTexts.already,
  error: validationPageTexts.error,
} as const;

type DetailsProps = { state: ValidationState; choices: LinkChoices; onRetry: () => void };

function Details({ state, choices, onRetry }: DetailsProps) {
  if (state.kind === 'loading') return <Spinner text={validationPageTexts.loading} />;
  if (state.kind === 'asks') return <LinkQuestions {...state} choices={choices} />;
  if (state.kind === 'closed') return <p>{validationPageTexts.closedDetail[state.closed]}</p>;
  if (state.kind !== 'error')
    return (
      <p>
        {state.kind === 'already' ? validationPageTexts.alreadyDetail : validationPageTexts.successDetail}
      </p>
    );
  return (
    <>
      <p>{state.message}</p>
      {state.canRetry ? (
        <p>
          <Button onClick={onRetry}>{validationPageTexts.retry}</Button>
        </p>
      ) : (
        <>
          <p>{validationPageTexts.errorDetail}</p>
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
            {validationPageTexts.support}
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
  const isEnd = state.kind === 'error' || state.kind === 'closed';
  return isEnd ? <PlatePage drawing="hour">{result}</PlatePage> : result;
}
