import { Fragment } from '#web/platform/fragment.tsx';
import { Button } from '#web/ui/button.tsx';
import plain from '#web/ui/plain-page.module.css';
import styles from './legal.module.css';
import { legalPageTexts as texts } from './texts.ts';

/** The page of a legal text, whose static part is called `id`. */
export const LegalPage = ({ id, title }: { id: string; title: string }) => (
  <div className={`wrap ${plain.page}`}>
    <h1>{title}</h1>
    <p className={styles.print}>
      <Button variant="line" size="small" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </p>
    <Fragment id={id} className={styles.legal} />
  </div>
);
