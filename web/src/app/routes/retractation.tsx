import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '#web/features/withdrawal/withdrawal.module.css';
import { withdrawalTitle as texts } from '#web/texts/withdrawal-title.ts';
import { Fragment } from '../fragment.tsx';
import { LateForm } from '../late-form.tsx';
import plain from '../plain-page.module.css';

const WithdrawalForm = lazy(async () => {
  const { WithdrawalForm: Form } = await import('#web/features/withdrawal/withdrawal-form.tsx');
  return { default: Form };
});

/** /retractation: with or without a session; `?commande=` names the order. */
export default function WithdrawalPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const history = {
    isAtConfirm: typeof state === 'object' && state !== null && 'step' in state && state.step === 'confirm',
    push: () => void navigate({ search }, { state: { step: 'confirm' } }),
    back: () => void navigate(-1),
  };
  const order = new URLSearchParams(search).get('commande') ?? '';
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={plain.intro}>{texts.intro}</p>
      <div className={styles.columns}>
        <LateForm id="withdrawal-form" needsScript={texts.needsScript}>
          <WithdrawalForm key={order} order={order} history={history} />
        </LateForm>
        <Fragment id="retractation" className={styles.right} />
      </div>
    </div>
  );
}
