import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '#web/features/account/account.module.css';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { classes } from '#web/ui/classes.ts';
import { exitOf, readLink } from './email-validation.ts';
import { useEmailValidation } from './use-email-validation.ts';
import { ValidationResult } from './validation-result.tsx';

/** §9: long enough to read the title, short enough not to wait. */
const redirectDelay = 300;

/** /validate-email (§2): the page posts the link by script, because mail scanners open links too. */
export default function ValidateEmailRoute() {
  const link = readLink(useLinkQuery());
  const navigate = useNavigate();
  const { state, retry, choices } = useEmailValidation(link);
  const exit = exitOf(state, link);
  useEffect(() => {
    if (!exit.isAutomatic) return;
    const timer = setTimeout(() => navigate(exit.to, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [exit.isAutomatic, exit.to, navigate]);
  return (
    <div className={classes('wrap', styles.page)}>
      <ValidationResult state={state} exit={exit} onRetry={retry} choices={choices} />
    </div>
  );
}
