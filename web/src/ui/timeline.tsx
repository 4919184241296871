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

/** The way of something, step by step: a line from left to right, from top to bottom where there is little room. */
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
