import { useState } from 'react';
import { shopName } from '#domain/merchant/contact.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { beginFactor, codeSchema, confirmFactor } from '#domain/wire/factor.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { enrolmentTexts as texts } from '#web/texts/factor.ts';
import { useToast } from '#web/ui/toast.tsx';

type Values = { readonly password: string; readonly code: string };

/** The URI that an authenticator reads from the QR code. */
export const otpAddress = (email: string, secret: string): string => {
  const query = new URLSearchParams({ secret, issuer: shopName });
  // Some authenticators do not read «+» as a space.
  const label = encodeURIComponent(`${shopName}:${email}`);
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
};

const errorsOf = ({ password, code }: Values, secret: string | undefined) => {
  const { error } = codeSchema.safeParse(code);
  return {
    ...(password === '' && { password: validationTexts.passwordRequired }),
    ...(secret && error && { code: error.issues[0]?.message ?? texts.unexpected }),
  };
};

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');
/** The field of a refusal, among those of the present step. */
const fieldOf = (error: unknown, secret: string | undefined) => {
  if (secret !== undefined) return codeOf(error) === 'wrong_code' ? ({ field: 'code' } as const) : {};
  const isPassword = ['wrong_password', 'invalid_request'].includes(codeOf(error));
  return isPassword ? ({ field: 'password' } as const) : {};
};

/** First the password, then a code of the new secret; the account then signs in again, with a code. */
export const useEnrolment = (email: string, onDone: () => void) => {
  const session = useSession();
  const toast = useToast();
  const [secret, setSecret] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<Values>({
    initial: { password: '', code: '' },
    validate: (values) => errorsOf(values, secret),
  });
  const { password, code } = form.values;

  const enter = async () => {
    toast({ title: texts.done, text: texts.doneDetail, tone: 'success' });
    // Without a new code the user signs in later, because the previous session is over.
    await session.signIn(email, password).catch(() => undefined);
    onDone();
  };
  const begin = async () => {
    setSecret((await call(beginFactor, { body: { password } })).secret);
    // The code field is new, so it begins without an error.
    form.reset({ password, code: '' });
  };
  const go = async () => {
    if (secret === undefined) return begin();
    await call(confirmFactor, { body: { password, code } });
    await enter();
  };
  const submit = async () => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      await go();
    } catch (error) {
      form.refuse({
        title: texts.failed,
        text: messageOf(error, texts.unexpected),
        ...fieldOf(error, secret),
      });
    } finally {
      setBusy(false);
    }
  };
  return { form, secret, isBusy, submit };
};
