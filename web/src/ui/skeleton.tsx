import styles from './skeleton.module.css';

/** The placeholder of a loading list; `label` is for screen readers. */
export const Skeleton = ({ label, lines = 4 }: { label: string; lines?: number }) => (
  <div className={styles.skeleton} role="status">
    <span className="sr">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.bone} aria-hidden="true" />
    ))}
  </div>
);
