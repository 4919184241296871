import { lazy } from 'react';
import { LateForm } from '#web/features/editorial/late-form.tsx';
import { Fragment } from '#web/platform/fragment.tsx';
import styles from './authenticite.module.css';
import { authenticityTexts as texts } from './texts.ts';

const CheckForm = lazy(async () => {
  const { CheckForm: Form } = await import('./check-form.tsx');
  return { default: Form };
});

/** /authenticite: what was delivered under a code, and whether a PDF is the delivered one. */
export default function Authenticity() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1>
          {texts.title} <em>{texts.second}</em>
        </h1>
        <p className={styles.lede}>{texts.lede}</p>
        <LateForm id="authenticite-form" needsScript={texts.needsScript}>
          <CheckForm />
        </LateForm>
      </div>
      <Fragment id="authenticite-colophon" />
    </div>
  );
}
