import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { findWithdrawal } from '#domain/wire/refunds.ts';
import { attemptFor } from '#web/platform/attempt.ts';
import { loadOrders } from '#web/platform/own-orders.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { clearTab, tabEntries, writeTab } from '#web/platform/tab-storage.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { declare, find, type Receipt } from './api.ts';
import {
  type Known,
  noTyped,
  openOrders,
  prefilled,
  referenceOf,
  type Typed,
  withdrawableServices,
} from './draft.ts';

/** The tab's storage of an unconfirmed withdrawal, so that a reload neither loses nor repeats it. */
const key = 'withdrawal';

const schema = z.object({
  /** The signed-in account, so that the next user of a shared browser does not see the entry. */
  owner: z.optional(z.string()),
  typed: z.object({ name: z.string(), number: z.string(), email: z.string(), orderId: z.string() }),
  /** Of step 2. */
  found: z.optional(findWithdrawal.answer.shape.order),
  services: z.array(z.enum(paidKeys)),
  attempt: z.object({ id: z.uuid(), tried: z.optional(z.string()) }),
});
type Visit = z.infer<typeof schema>;

const newVisit = (): Visit => ({
  typed: noTyped,
  services: [],
  attempt: { id: crypto.randomUUID() },
});

const readVisit = (): Visit | undefined => z.safeParse(schema, Object.fromEntries(tabEntries(key))).data;

const writeVisit = (visit: Visit): void => writeTab(key, JSON.stringify(visit));

const clearVisit = (): void => clearTab(key);

/**
 * The signed-in customer and the orders that can be withdrawn from; `isReady` once they are known. When the orders
 * fail to load, the customer types one like a visitor.
 */
const useKnown = (): {
  readonly known: Known;
  readonly isReady: boolean;
  readonly userId?: string;
} => {
  const { user, loading } = useSession();
  const { data, error } = useLoaded(loadOrders, user !== undefined);
  const known = useMemo(
    () => user && { email: user.email, orders: openOrders(data ?? [], new Date()) },
    [user, data],
  );
  const isReady = !loading && (!user || data !== undefined || error !== undefined);
  return { known, isReady, ...(user && { userId: user.id }) };
};

const newId = () => crypto.randomUUID();

/** The link of another order starts a new form, which may keep the name. */
const visitFor = (named: string, owner: string | undefined): Visit => {
  const kept = readVisit();
  if (!kept || (kept.owner !== undefined && kept.owner !== owner)) return newVisit();
  const { typed } = kept;
  const isSame = named === '' || typed.orderId === named || typed.number === named.slice(0, 8);
  return isSame ? kept : { ...newVisit(), typed: { ...noTyped, name: typed.name } };
};

/** The running request, and the reason why the last one failed. */
const useRequest = () => {
  const [failure, setFailure] = useState<unknown>();
  const forget = () => setFailure(undefined);
  const { isBusy, run } = useAction({
    act: (request: () => Promise<void>) => {
      forget();
      return request();
    },
    fail: setFailure,
  });
  return { isBusy, failure, run, forget };
};

/** The browser's history: step 2 has its own entry, so that «back» leads to step 1. */
export type StepHistory = {
  readonly isAtConfirm: boolean;
  readonly push: () => void;
  readonly back: () => void;
};

/** The history of the prerendered page, where the form is inactive. */
export const noHistory: StepHistory = { isAtConfirm: false, push: () => {}, back: () => {} };

/** Keeps the history and the step in line: a change of one changes the other. */
const useStep = (isConfirming: boolean, leave: () => void, history: StepHistory): (() => void) => {
  const { isAtConfirm } = history;
  const wasAtConfirm = useRef(isAtConfirm);
  const moveOn = useEffectEvent((isLeft: boolean) => (isLeft ? leave() : history.push()));
  useEffect(() => {
    const isLeft = wasAtConfirm.current && !isAtConfirm;
    wasAtConfirm.current = isAtConfirm;
    if (isConfirming && !isAtConfirm) moveOn(isLeft);
  }, [isConfirming, isAtConfirm]);
  return isAtConfirm ? history.back : leave;
};

/** A withdrawal from the first field to its receipt. `named`: the order of the link, by id or number, or empty. */
export const useWithdrawal = (named: string, history: StepHistory) => {
  const { known, isReady, userId } = useKnown();
  const [visit, setVisit] = useState<Visit>();
  const [receipt, setReceipt] = useState<Receipt>();
  const { run, forget, ...request } = useRequest();
  const shown = visit ?? newVisit();
  const isAwake = visit !== undefined;

  useEffect(() => {
    if (!isReady || isAwake) return;
    const first = visitFor(named, userId);
    setVisit({ ...first, typed: prefilled(first.typed, named, known) });
  }, [isReady, isAwake, named, userId, known]);

  const update = (change: Partial<Visit>): void => {
    const next = { ...shown, ...change, owner: userId };
    setVisit(next);
    writeVisit(next);
  };
  const search = (typed: Typed) =>
    run(async () => {
      const found = await find(referenceOf(typed, known));
      update({ typed, found, services: withdrawableServices(found) });
    });
  const confirm = () =>
    run(async () => {
      const { typed, services, found } = shown;
      const attempt = attemptFor(shown.attempt, JSON.stringify([found?.number, services]), newId);
      // Stored before the request: after a reload the same declaration is the same attempt.
      update({ attempt });
      const { name } = typed;
      setReceipt(await declare(referenceOf(typed, known), { name, services, attempt: attempt.id }));
      clearVisit();
    });
  const leave = () => {
    forget();
    update({ found: undefined });
  };
  const isConfirming = isAwake && shown.found !== undefined && receipt === undefined;
  const back = useStep(isConfirming, leave, history);
  return {
    ...request,
    visit: shown,
    /** The form becomes active with the orders: its fields are new then, and none has moved. */
    known: isAwake ? known : undefined,
    receipt,
    isReady: isAwake,
    // A change drops the found order, because it was found for the texts typed before.
    keep: (typed: Typed) => update({ typed, found: undefined }),
    search,
    select: (services: readonly PaidKey[]) => update({ services: [...services] }),
    confirm,
    back,
  };
};

export type Withdrawal = ReturnType<typeof useWithdrawal>;
