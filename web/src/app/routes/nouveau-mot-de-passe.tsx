import { useLocation } from 'react-router-dom';
import { ChooseForm } from '#web/features/reset/choose-form.tsx';
import styles from '#web/features/reset/reset.module.css';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { classes } from '#web/ui/classes.ts';
import { useHydrated } from '../hydrated.ts';

/** /nouveau-mot-de-passe?token=…: takes the new password. */
export default function NewPasswordRoute() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{texts.chooseTitle}</h1>
      <noscript>
        <p>{shellTexts.noScript}</p>
      </noscript>
      <ChooseForm token={token} isReady={useHydrated()} />
    </div>
  );
}
