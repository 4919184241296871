import { termsPageTexts as texts } from '#web/texts/terms-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Fragment } from '../fragment.tsx';
import plain from '../plain-page.module.css';
import styles from './terms.module.css';

export default function TermsOfSale() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={styles.print}>
        <Button variant="line" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
      <Fragment id="conditions" className={styles.terms} />
    </div>
  );
}
