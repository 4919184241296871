import styles from './skeleton.module.css';

/** The shape of a list on its way; `label` is what screen readers hear. */
export const Skeleton = ({ label, lines = 4 }: { label: string; lines?: number }) => (
  <div className={styles.skeleton} role="status">
    <span className="sr">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className={styles.bone} aria-hidden="true" />
    ))}
  </div>
);
