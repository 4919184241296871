import { useCallback, useRef, useState } from 'react';
import type { Birth } from '#domain/births/birth.ts';
import type { PaidKey } from '#domain/catalogue.ts';
import { studiedOf } from '#domain/persons.ts';
import type { CustomerInfo } from '#domain/profile.ts';
import { birthOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import type { Refusal } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { createAccount } from './api.ts';
import { type Buyer, type Details, infoOf, studiedInfo } from './details.ts';
import { ownProfileOf, profileChange } from './profile-change.ts';
import type { DetailsForm } from './use-details.ts';
import type { Payment } from './use-payment.ts';
import type { Questions } from './use-questions.ts';
import { errorsOf, problemOf } from './validation.ts';

/** The order waits no longer than this for the conversion of the hour, because an expert can do it later. */
const conversionLimit = 4_000;

const loadConversion = () => import('#web/features/birth/sent-birth.ts');

/** The birth as it is sent; `asked` until the customer chooses one of several hours. */
const birthFor = async (details: Details): Promise<Birth | 'asked' | undefined> => {
  const typed = typedInstantOf(details);
  if (typed.date === '') return undefined;
  try {
    const { sentBirth } = await withTimeLimit(conversionLimit, undefined, loadConversion);
    return sentBirth(typed) ?? 'asked';
  } catch (error) {
    console.warn('birth not converted', error);
    return birthOf(typed, undefined);
  }
};

type Busy = {
  readonly isBusy: boolean;
  /** False when an action is running already, even after a fast double click. */
  readonly begin: () => boolean;
  readonly end: () => void;
};

/** Prevents a double submission: the state is for the screen, the flag for the second click. */
export const useBusy = (): Busy => {
  const flag = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const begin = useCallback(() => {
    if (flag.current) return false;
    flag.current = true;
    setBusy(true);
    return true;
  }, []);
  const end = useCallback(() => {
    flag.current = false;
    setBusy(false);
  }, []);
  return { isBusy, begin, end };
};

/** The message of a refused sign-up (§8) and its field. */
export const signUpRefusal = (error: unknown): Refusal<Details> => {
  if (error instanceof ApiError && error.code === 'already_registered') {
    return { ...texts.accountExists, field: 'email' };
  }
  const refusal = { title: texts.signUpFailed, text: messageOf(error, texts.unexpected.text) };
  return isCommonPassword(error) ? { ...refusal, field: 'password' } : refusal;
};

type Tell = (refusal: Refusal<Details>, tone?: ToastMessage['tone']) => void;

/** Shows a refusal as a toast, and in the page until it is corrected. */
export const useTell = ({ form }: DetailsForm): Tell => {
  const toast = useToast();
  return (refusal, tone = 'destructive') => {
    toast({ title: refusal.title, text: refusal.text, tone, about: 'payment' });
    form.refuse(refusal);
  };
};

const useSignUp = (password: string, tell: Tell) => {
  const session = useSession();
  /** The address of the account that this visit made: a later try only signs in. */
  const made = useRef<string>(undefined);
  return async (info: CustomerInfo): Promise<boolean> => {
    try {
      if (made.current !== info.email) await createAccount(info, password);
      made.current = info.email;
    } catch (error) {
      tell(signUpRefusal(error));
      return false;
    }
    try {
      await session.signIn(info.email, password);
      return true;
    } catch (error) {
      tell({ title: texts.signInFailed, text: messageOf(error, texts.unexpected.text) });
      return false;
    }
  };
};

/** The button becomes active again if the browser does not leave the page. */
const leavingLimit = 15_000;

/** «Commander avec obligation de paiement»: validates, signs a visitor up, pays. */
export const usePurchase = (
  { form, details, profile }: DetailsForm,
  { buyer, services }: { buyer: Buyer; services: readonly PaidKey[] },
  { begin, end }: Busy,
  { pay }: Payment,
  { tell, decide, isWanted }: { tell: Tell } & Questions,
): (() => Promise<void>) => {
  const toast = useToast();
  const signUp = useSignUp(details.password, tell);
  const [fresh] = useState(() => crypto.randomUUID());

  const buy = async (): Promise<boolean> => {
    const birth = await birthFor(details);
    if (birth === 'asked') {
      tell({ ...texts.whichHour, field: 'birthOffset' });
      return false;
    }
    const info = { ...infoOf(details), ...studiedInfo(details, services), birth };
    const isVisitor = buyer === 'sign-up';
    if (isVisitor && !(await signUp(info))) return false;
    if (!isVisitor && !(await isWanted({ services, named: studiedOf(info) }))) return false;
    const ids = { chosen: details.personId, fresh };
    // The sign-up has just written the profile.
    const change = isVisitor
      ? profileChange(info, ownProfileOf(info), ids)
      : await decide(info, profile, ids);
    return change === 'back' ? false : pay({ info, services, change });
  };

  return async () => {
    const problem = problemOf(errorsOf(details, buyer, services), details, services);
    if (problem) {
      // The toast is painted first, because the errors at all fields take a slow phone longer than a frame.
      afterPaint(() => form.submit());
      return toast({ ...problem, tone: 'destructive' });
    }
    if (!begin()) return;
    form.submit();
    const isLeaving = await buy().catch((error) => {
      tell({ title: texts.paymentFailed, text: messageOf(error, texts.unexpected.text) });
      return false;
    });
    if (isLeaving) setTimeout(end, leavingLimit);
    else end();
  };
};
