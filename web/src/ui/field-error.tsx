import styles from './field.module.css';
import { Sign } from './sign.tsx';

/** In its own module, so that a page with check boxes only does not load the fields. */
export const fieldId = (name: string): string => `field-${name}`;

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p className={styles.error} id={id}>
      <Sign name="error" />
      <span>{error}</span>
    </p>
  );
