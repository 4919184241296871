import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaidKey } from '#domain/catalogue.ts';
import { contradicts } from '#domain/letters.ts';
import type { Profile } from '#domain/profile.ts';
import { carriedIn, withoutCarried } from '#web/features/birth/carried.ts';
import { detailsFor, noBirth } from '#web/features/birth/draft.ts';
import { type Form, useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { loadProfile } from './api.ts';
import {
  type Buyer,
  birthNamesDraft,
  type Details,
  type FieldErrors,
  isForOther,
  neededOf,
  noDetails,
  ownBirthOf,
  type Typed,
} from './details.ts';
import { storedTyped } from './memory.ts';
import { storedOrder } from './selection-memory.ts';
import { errorsOf } from './validation.ts';

/**
 * The birth that /mon-ciel handed over, in place of an earlier one. It leaves the history once the form has it, so that
 * a reload shows what was corrected since.
 */
const useCarried = (): Partial<Typed> => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [carried] = useState(() => carriedIn(state));
  useEffect(() => {
    if (carriedIn(state)) navigate({ search }, { replace: true, state: withoutCarried(state) });
  }, [navigate, search, state]);
  if (!carried) return {};
  const { firstName, lastName, ...birth } = carried;
  const names = firstName !== undefined && lastName !== undefined;
  return {
    ...noBirth,
    ...birth,
    ...(names && birthNamesDraft({ firstNames: firstName, lastName })),
  };
};

/**
 * The fields that the profile prefills (§4): its birth only where the buyer orders for themselves, and nothing of it
 * beside other names or another birth that were typed.
 */
export const addedBy =
  (profile: Profile) =>
  (typed: Details): Partial<Typed> => {
    const { first_name, last_name, birth_names } = profile;
    if (contradicts(typed.firstName, first_name) || contradicts(typed.lastName, last_name)) return {};
    return {
      firstName: first_name ?? '',
      lastName: last_name ?? '',
      ...(!isForOther(typed) && {
        ...detailsFor(typed, ownBirthOf(profile)),
        ...(typed.birthNamesTyped === '' && birthNamesDraft(birth_names)),
      }),
    };
  };

/** Typed and restored values are kept. */
const usePrefill = (form: Form<Details>, profile: Profile | undefined) => {
  const onLoaded = useEffectEvent((loaded: Profile) => form.fill(addedBy(loaded)));
  useEffect(() => {
    if (profile) onLoaded(profile);
  }, [profile]);
};

/** Keeps the typed texts across reload and «back»; a sign-out removes them. */
const useMemory = (form: Form<Details>) => {
  const { user, expired } = useSession();
  const owner = useRef(user?.id);
  const forget = useEffectEvent(() => form.reset(noDetails));
  useEffect(() => {
    if (!user && !expired && owner.current !== undefined) {
      storedOrder.clear();
      forget();
    }
    if (user || !expired) owner.current = user?.id;
  }, [user, expired]);
  useEffect(() => storedTyped.write(user?.id ?? owner.current, form.values), [form.values, user]);
};

export type DetailsForm = {
  readonly form: Form<Details>;
  /** The details to send: a signed-in customer's e-mail is that of the account. */
  readonly details: Details;
  /** The message of each field that cannot be accepted yet, shown or not; a sign-in leaves those of the birth. */
  readonly problems: FieldErrors;
  readonly profile: Profile | undefined;
};

/** The form of step 2. `restored` comes from an order; `isPaused` during a sign-up and its payment, which need no profile. */
export const useDetails = (
  buyer: Buyer,
  services: readonly PaidKey[],
  restored: Typed | undefined,
  isPaused: boolean,
): DetailsForm => {
  const { user } = useSession();
  const carried = useCarried();
  const [initial] = useState<Details>(() => ({
    ...noDetails,
    ...(restored ?? { ...storedTyped.read(user?.id), ...carried }),
  }));
  const own = (values: Details): Details =>
    neededOf(user ? { ...values, email: user.email } : values, services);
  // The sign-in has a form of its own, and the birth above it keeps its messages.
  const filledBy = buyer === 'sign-in' ? 'sign-up' : buyer;
  const validate = (values: Details) => errorsOf(own(values), filledBy, services);
  const form = useForm({ initial, validate });
  const [wasSignedIn] = useState(user !== undefined);
  const { data } = useLoaded(loadProfile, user !== undefined && (wasSignedIn || !isPaused));
  const profile = data?.email === user?.email ? data : undefined;
  usePrefill(form, profile);
  useMemory(form);
  return { form, details: own(form.values), problems: validate(form.values), profile };
};
