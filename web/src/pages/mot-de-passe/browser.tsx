import { AskForm } from '#web/features/reset/ask-form.tsx';
import styles from '#web/features/reset/reset.module.css';
import { useHydrated } from '#web/platform/hydrated.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { classes } from '#web/ui/classes.ts';
import { NoScript } from '#web/ui/no-script.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';

/** /mot-de-passe: requests the mail whose link leads to /nouveau-mot-de-passe. */
export default function PasswordRoute() {
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{texts.askTitle}</h1>
      <NoScript />
      <PlatePage drawing="polaire">
        <AskForm isReady={useHydrated()} />
      </PlatePage>
    </div>
  );
}
