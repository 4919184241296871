import { useLocation } from 'react-router-dom';
import { legalPageTexts as texts } from '#web/texts/legal-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Fragment } from '../fragment.tsx';
import plain from '../plain-page.module.css';
import styles from './legal.module.css';

const ids = ['cgv', 'cgu', 'mentions-legales', 'confidentialite'] as const;

/** The texts of law: each path is the name of its fragment. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const id = ids.find((known) => pathname.startsWith(`/${known}`)) ?? 'cgv';
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.titles[id]}</h1>
      <p className={styles.print}>
        <Button variant="line" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
      <Fragment id={id} className={styles.legal} />
    </div>
  );
}
