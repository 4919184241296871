import { passwordHints } from '#domain/texts/validation.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import styles from './checkout.module.css';
import type { FieldProps } from './field-props.ts';

type AccountFieldsProps = {
  field: FieldProps;
  /** The e-mail of a signed-in customer, which is locked. */
  lockedEmail: string | undefined;
};

/** Names and e-mail of the buyer, and a visitor's password for the new account. */
export const AccountFields = ({ field, lockedEmail }: AccountFieldsProps) => (
  <div className={styles.pair}>
    <Field {...field('firstName')} label={texts.firstName} autoComplete="given-name" required />
    <Field {...field('lastName')} label={texts.lastName} autoComplete="family-name" required />
    <EmailField
      {...field('email')}
      {...(lockedEmail !== undefined && { value: lockedEmail, readOnly: true, hint: texts.emailLocked })}
      {...(lockedEmail === undefined && { hint: texts.emailHint })}
      label={texts.email}
      required
      wide
    />
    {lockedEmail === undefined && (
      <>
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="new-password"
          hint={passwordHints.checkout}
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={texts.confirmation}
          autoComplete="new-password"
          required
        />
      </>
    )}
  </div>
);
