import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import styles from './steps.module.css';

type StepsProps = {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
  /** Goes back to a step that is done, whose name is then a button. */
  onReturn?: (step: number) => void;
};

export const Steps = ({ steps, current, onReturn }: StepsProps) => (
  <ol className={styles.steps} aria-label={uiTexts.steps}>
    {steps.map((step, index) => {
      const isDone = onReturn !== undefined && index < current;
      return (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          <span className={classes('num', isDone && styles.done)}>{index + 1}</span>
          {isDone ? (
            <button type="button" onClick={() => onReturn(index)}>
              {step}
            </button>
          ) : (
            <b>{step}</b>
          )}
        </li>
      );
    })}
  </ol>
);
