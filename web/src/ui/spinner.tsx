import styles from './spinner.module.css';

export const Spinner = ({ text }: { text: string }) => (
  <p className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    {text}
  </p>
);
