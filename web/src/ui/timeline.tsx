import { uiTexts } from '#web/texts/ui.ts';
import styles from './timeline.module.css';

type TimelineProps = {
  label: string;
  steps: readonly {
    key: string;
    title: string;
    detail?: string | undefined;
    state: 'done' | 'current' | 'coming';
  }[];
};

/** A timeline from left to right, or from top to bottom on narrow screens. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map(({ key, title, detail, state }) => (
      <li key={key} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={styles.title}>
          {title}
          <span className="sr">{uiTexts.stepStates[state]}</span>
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </li>
    ))}
  </ol>
);
