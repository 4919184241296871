import { useEffect, useRef, useState } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { useToast } from '#web/ui/toast.tsx';
import { createAccount, profileChange } from './api.ts';
import { type Buyer, type FieldErrors, infoOf } from './details.ts';
import type { Busy } from './use-busy.ts';
import type { DetailsForm } from './use-details.ts';
import type { Payment } from './use-payment.ts';
import { errorsOf, problemOf } from './validation.ts';

/** What the server refused, at its field until that field changes. */
type Refused = { readonly value: string; readonly errors: FieldErrors };

/** How a refused sign-up is told (§8), and where it stays after its toast. */
const signUpRefusal = (error: unknown) => {
  const text = messageOf(error, texts.unexpected.text);
  if (error instanceof ApiError && error.code === 'already_registered') {
    return { toast: texts.accountExists, errors: { email: texts.accountExists.text } };
  }
  const errors = text === validationTexts.passwordCommon ? { password: text } : {};
  return { toast: { title: texts.signUpFailed, text }, errors };
};

const useSignUp = (password: string) => {
  const session = useSession();
  const toast = useToast();
  /** The address whose account this visit made: a later try only signs in. */
  const made = useRef<string>(undefined);
  const [refused, setRefused] = useState<Refused>();

  const signUp = async (info: CustomerInfo): Promise<boolean> => {
    try {
      if (made.current !== info.email) await createAccount(info, password);
      made.current = info.email;
    } catch (error) {
      const refusal = signUpRefusal(error);
      toast({ ...refusal.toast, tone: 'destructive' });
      setRefused({ value: `${info.email} ${password}`, errors: refusal.errors });
      return false;
    }
    try {
      await session.signIn(info.email, password);
      return true;
    } catch (error) {
      const text = messageOf(error, texts.unexpected.text);
      toast({ title: texts.signInFailed, text, tone: 'destructive' });
      return false;
    }
  };
  return { signUp, refused };
};

export type Purchase = {
  readonly refusedFields: FieldErrors;
  /** Counts refused forms: the summary takes the focus at each. */
  readonly refusals: number;
  readonly submit: () => Promise<void>;
};

/** Should the browser not leave after all, the button comes back. */
const leavingLimit = 15_000;

/** «Commander avec obligation de paiement»: checks, signs a visitor up, pays. */
export const usePurchase = (
  { form, details, profile }: DetailsForm,
  { buyer, services }: { buyer: Buyer; services: readonly PaidKey[] },
  { begin, end }: Busy,
  { pay }: Payment,
): Purchase => {
  const toast = useToast();
  const [refusals, setRefusals] = useState(0);
  const { signUp, refused } = useSignUp(details.password);
  const info = infoOf(details);
  const isClean = Object.keys(form.errors).length === 0;
  useEffect(() => {
    // A corrected form has no summary; a later slip is told at its field and takes no focus.
    if (isClean) setRefusals(0);
  }, [isClean]);

  const buy = async (): Promise<boolean> => {
    const isVisitor = buyer === 'sign-up';
    if (isVisitor && !(await signUp(info))) return false;
    // The sign-up has just written the profile.
    return pay({ info, services, change: isVisitor ? undefined : profileChange(info, profile) });
  };

  const submit = async () => {
    const problem = problemOf(errorsOf(details, buyer, services), details, services);
    if (problem) {
      // The toast answers the tap; the errors at all fields take a slow phone a frame more.
      afterPaint(() => {
        form.submit();
        setRefusals((count) => count + 1);
      });
      return toast({ ...problem, tone: 'destructive' });
    }
    if (!begin()) return;
    const isLeaving = await buy().catch(() => {
      toast({ ...texts.unexpected, tone: 'destructive' });
      return false;
    });
    if (isLeaving) setTimeout(end, leavingLimit);
    else end();
  };

  const isStillRefused = refused?.value === `${info.email} ${details.password}`;
  return { refusedFields: isStillRefused ? refused.errors : {}, refusals, submit };
};
