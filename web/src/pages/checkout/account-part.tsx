import type { FormEventHandler, Ref } from 'react';
import type { Form } from '#web/platform/form.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Segment } from '#web/ui/segment.tsx';
import { AccountFields } from './account-fields.tsx';
import styles from './checkout.module.css';
import type { Buyer, Details } from './details.ts';
import type { FieldProps } from './field-props.ts';
import { detailsFormId } from './order-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

const modes = [
  { value: 'sign-up', label: texts.createAccount },
  { value: 'sign-in', label: texts.haveAccount },
] as const;
export type Mode = (typeof modes)[number]['value'];

type AccountPartProps = {
  heading: Ref<HTMLHeadingElement>;
  buyer: Buyer;
  mode: Mode;
  onMode: (mode: Mode) => void;
  form: Form<Details>;
  field: FieldProps;
  /** The e-mail of a signed-in customer. */
  lockedEmail: string | undefined;
  onSubmit: FormEventHandler;
};

/** The buyer: an account to make, one to sign in to, or that of the session. It belongs to the order button. */
export const AccountPart = ({ heading, buyer, mode, onMode, form, field, ...rest }: AccountPartProps) => (
  <>
    <h2 ref={heading} tabIndex={-1}>
      {texts.account}
    </h2>
    {buyer !== 'signed-in' && (
      <Segment label={texts.accountMode} options={modes} value={mode} onChange={onMode} />
    )}
    {buyer === 'sign-in' ? (
      <SignInForm email={form.values.email} onEmail={(email) => form.set('email', email)} />
    ) : (
      <form id={detailsFormId} className={styles.form} onSubmit={rest.onSubmit} noValidate>
        <AccountFields field={field} lockedEmail={rest.lockedEmail} />
      </form>
    )}
  </>
);
