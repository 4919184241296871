import { validationLinkDays } from '#domain/links.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useResendValidation } from './use-resend-validation.ts';
import { validationPageTexts as texts } from './validation-texts.ts';

/** «Recevoir un nouveau lien»: the mail goes to the account's own address, so a visitor signs in first. */
export function NewLink() {
  const { user } = useSession();
  const { isBusy, resend } = useResendValidation();
  return (
    <>
      <p>{texts.newLinkDetail(validationLinkDays, user !== undefined)}</p>
      <p>
        {user ? (
          <Button busy={isBusy} onClick={resend}>
            {texts.newLink}
          </Button>
        ) : (
          <ButtonLink to={paths.account}>{texts.newLink}</ButtonLink>
        )}
      </p>
    </>
  );
}
