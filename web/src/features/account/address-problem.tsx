import type { EmailProblem } from '#domain/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account.module.css';
import { addressTexts as texts } from './address-texts.ts';

/** «E-mail non distribué»: no mail arrives until the address is corrected. */
export function AddressProblem({ problem, onCorrect }: { problem: EmailProblem; onCorrect: () => void }) {
  return (
    <Notice tone="error" title={texts.problem}>
      <p>{texts.detail(problem)}</p>
      <p className={styles.action}>
        <Button variant="line" size="small" onClick={onCorrect}>
          {texts.correct}
        </Button>
      </p>
    </Notice>
  );
}
