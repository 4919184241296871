import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { attemptFor } from '#web/platform/attempt.ts';
import { useAction } from '#web/platform/use-action.ts';
import { declare, find, type Receipt } from './api.ts';
import { noTyped, prefilled, referenceOf, type Typed, withdrawableServices } from './draft.ts';
import { clearVisit, newVisit, readVisit, type Visit, writeVisit } from './memory.ts';
import { useKnown } from './use-known.ts';

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
