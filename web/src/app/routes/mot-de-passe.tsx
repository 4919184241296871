import { useLocation } from 'react-router-dom';
import { AskForm } from '#web/features/reset/ask-form.tsx';
import { ChooseForm } from '#web/features/reset/choose-form.tsx';
import styles from '#web/features/reset/reset.module.css';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { classes } from '#web/ui/classes.ts';

/** /mot-de-passe: without a token it asks for the mail, with one it takes the new password. */
export default function PasswordRoute() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{token ? texts.chooseTitle : texts.askTitle}</h1>
      {token ? <ChooseForm token={token} /> : <AskForm />}
    </div>
  );
}
