import { Button } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { profileTexts as texts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

/** Ends every session of the account, including this one. */
export function SignOutEverywhere() {
  const { isBusy, leave } = useSignOut({ everywhere: true });
  return (
    <div className={styles.everywhere}>
      <p>{texts.everywhereWhy}</p>
      <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
        {texts.everywhere}
      </Button>
    </div>
  );
}
