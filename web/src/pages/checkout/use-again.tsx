import { useRef } from 'react';
import type { PaidKey } from '#domain/catalogue.ts';
import { orderedBefore } from '#domain/ordered-before.ts';
import { type Named, nameKey } from '#domain/persons.ts';
import { offlineError } from '#web/platform/errors.ts';
import { loadOrders } from '#web/platform/own-orders.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import type { Ask } from './use-ask.ts';

/** Few customers order a reading again, so the question comes with the first that does. */
const load = () =>
  import('./again-question.tsx').catch(() => {
    throw offlineError();
  });

type Wanted = { readonly services: readonly PaidKey[]; readonly named: Named };

export type AgainState = {
  /** False when the customer goes back, as the same reading of the same person was ordered of late. */
  readonly isWanted: (wanted: Wanted) => Promise<boolean>;
};

/**
 * Asks before the same reading of the same person is ordered again; once for the same order. The earlier orders load beside
 * the form: no order waits for them, and nothing is asked while they are not there.
 */
export const useAgain = (ask: Ask, hasAccount: boolean): AgainState => {
  const { data: orders = [] } = useLoaded(loadOrders, hasAccount);
  const confirmed = useRef<string>(undefined);
  const isWanted = async (wanted: Wanted): Promise<boolean> => {
    const about = `${nameKey(wanted.named)} ${wanted.services.join(' ')}`;
    const before = orderedBefore(orders, wanted, new Date());
    if (!before || confirmed.current === about) return true;
    const { AgainQuestion } = await load();
    const answer = await ask<boolean>((onAnswer) => <AgainQuestion before={before} onAnswer={onAnswer} />);
    if (answer) confirmed.current = about;
    return answer;
  };
  return { isWanted };
};
