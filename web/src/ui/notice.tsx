import type { ReactNode } from 'react';
import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import styles from './notice.module.css';
import { Sign } from './sign.tsx';

type NoticeProps = {
  tone: 'success' | 'info' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  onDismiss?: () => void;
};

/** A message that stays in the page until it is dismissed. */
export const Notice = ({ tone, title, children, onDismiss }: NoticeProps) => (
  <div className={classes('stack', styles.notice, styles[tone])} role="status">
    <Sign name={tone} className={styles.sign} />
    <div className={styles.text}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
    {onDismiss && (
      <button type="button" onClick={onDismiss}>
        <Sign name="close" />
        <span className="sr">{uiTexts.close}</span>
      </button>
    )}
  </div>
);
