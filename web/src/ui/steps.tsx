import { uiTexts } from '#web/texts/ui.ts';
import styles from './steps.module.css';

/** `current` counts from 0. */
export const Steps = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <ol className={styles.steps} aria-label={uiTexts.steps}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        <span className="num">{index + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
