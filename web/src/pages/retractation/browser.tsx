import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LateForm } from '#web/features/editorial/late-form.tsx';
import { Fragment } from '#web/platform/fragment.tsx';
import plain from '#web/ui/plain-page.module.css';
import { withdrawalTitle as texts } from './title-texts.ts';
import styles from './withdrawal.module.css';

const WithdrawalForm = lazy(async () => {
  const { WithdrawalForm: Form } = await import('./withdrawal-form.tsx');
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
