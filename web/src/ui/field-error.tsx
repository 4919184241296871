import styles from './field.module.css';
import { Sign } from './sign.tsx';

/** Apart from the fields, as a page with check boxes alone does not load those. */
export const fieldId = (name: string): string => `field-${name}`;

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p className={styles.error} id={id}>
      <Sign name="error" />
      <span>{error}</span>
    </p>
  );
