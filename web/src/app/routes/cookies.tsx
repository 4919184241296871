import { CookieChoices } from '#web/features/cookies/choices.tsx';
import { cookiesTexts } from '#web/texts/cookies.ts';
import { Fragment } from '../fragment.tsx';
import plain from '../plain-page.module.css';
import styles from './legal.module.css';

export default function CookiesPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{cookiesTexts.title}</h1>
      <CookieChoices />
      <Fragment id="cookies" className={styles.legal} />
    </div>
  );
}
