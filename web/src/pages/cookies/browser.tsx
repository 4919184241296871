import styles from '#web/features/legal/legal.module.css';
import { Fragment } from '#web/platform/fragment.tsx';
import plain from '#web/ui/plain-page.module.css';
import { CookieChoices } from './choices.tsx';
import { cookiesTexts } from './texts.ts';

export default function CookiesPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{cookiesTexts.title}</h1>
      <CookieChoices />
      <Fragment id="cookies" className={styles.legal} />
    </div>
  );
}
