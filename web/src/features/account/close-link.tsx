import { paths } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { closingTexts as texts } from './closing-texts.ts';

/** Leads to the page that says what closing the account does. */
export function CloseLink() {
  return (
    <div className={styles.everywhere}>
      <p>{texts.why}</p>
      <ButtonLink variant="line" size="small" to={paths.closing}>
        {texts.close}
      </ButtonLink>
    </div>
  );
}
