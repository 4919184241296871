import type { Ref } from 'react';
import { paths } from '#web/platform/paths.ts';
import { isStaff } from '#web/platform/session.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { SignOutButton } from './sign-out-button.tsx';
import { accountTexts as texts } from './texts.ts';

type AccountHeadProps = {
  email: string;
  firstName: string | null;
  heading: Ref<HTMLHeadingElement>;
};

/** The name of the customer, and the buttons to sign out. */
export function AccountHead({ email, firstName, heading }: AccountHeadProps) {
  const isMember = useLoaded(isStaff, true).data;
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <p>
          <span className={styles.greeting}>{texts.welcome(firstName)}</span>
          <span className={styles.address}>{email}</span>
        </p>
      </div>
      <div className={styles.ways}>
        {isMember && (
          <ButtonLink variant="line" size="small" to={paths.atelier}>
            {texts.atelier}
          </ButtonLink>
        )}
        <SignOutButton />
      </div>
    </header>
  );
}
