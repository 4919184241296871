import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { owner } from '#domain/owner.ts';
import styles from '#web/features/withdrawal/withdrawal.module.css';
import { withdrawalTitle as texts } from '#web/texts/withdrawal-title.ts';
import { Fragment } from '../fragment.tsx';
import { useHydrated } from '../hydrated.ts';
import plain from '../plain-page.module.css';

const { email } = owner.contact;

/** The markup comes with the page; the code, and that of validation, follows. */
const WithdrawalForm = lazy(async () => {
  const { WithdrawalForm: Form } = await import('#web/features/withdrawal/withdrawal-form.tsx');
  return { default: Form };
});

const Form = () => {
  const { search } = useLocation();
  const order = new URLSearchParams(search).get('commande') ?? '';
  const markup = <Fragment id="withdrawal-form" />;
  if (!useHydrated()) return markup;
  return (
    <Suspense fallback={markup}>
      <div>
        <WithdrawalForm key={order} order={order} />
      </div>
    </Suspense>
  );
};

/** /retractation (decisions.md «Withdrawal»): with or without a session; `?commande=` names the order. */
export default function WithdrawalPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={plain.intro}>{texts.intro}</p>
      <div className={styles.columns}>
        <div>
          <noscript>
            <p>
              {texts.needsScript} <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </noscript>
          <Form />
        </div>
        <Fragment id="retractation" className={styles.right} />
      </div>
    </div>
  );
}
