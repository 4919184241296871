import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PaidKey } from '#domain/catalogue.ts';
import { paths } from '#web/app/paths.ts';
import { storedSelection } from './memory.ts';
import { type CheckoutQuery, readQuery, type Step, writeQuery } from './query.ts';

/** Marks the entry of step 2 that step 1 pushed: going back is then the browser's own step. */
const fromServices = { fromServices: true };
const isFromServices = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromServices' in state;

export type CheckoutAddress = {
  readonly query: CheckoutQuery;
  readonly selection: readonly PaidKey[];
  readonly choose: (services: readonly PaidKey[]) => void;
  /** From step 1 to step 2, as a new history entry. */
  readonly advance: () => void;
  /** Another step in place of this entry; `restore_order` and `validated` are gone with it. */
  readonly replace: (step: Step, services: readonly PaidKey[]) => void;
  readonly back: () => void;
};

/** The step and the selection live in the address; the selection also as state, because a click must show at once. */
export const useAddress = (): CheckoutAddress => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const query = useMemo(() => readQuery(new URLSearchParams(search)), [search]);
  const [selection, setSelection] = useState<readonly PaidKey[]>([]);
  const isAdopted = useRef(false);

  const replace = useCallback(
    (step: Step, services: readonly PaidKey[]) => {
      isAdopted.current = true;
      setSelection(services);
      storedSelection.write(services);
      navigate({ search: writeQuery(step, services) }, { replace: true, state });
    },
    [navigate, state],
  );

  const isSpecial = query.restoreOrder !== undefined || query.validated;
  useLayoutEffect(() => {
    // Entries that replace one of ours are our own writing, already in the state.
    if (isSpecial || (isAdopted.current && kind === 'REPLACE')) return;
    isAdopted.current = true;
    const services = query.services.length > 0 ? query.services : storedSelection.read();
    setSelection(services);
    storedSelection.write(services);
    const step = services.length > 0 ? query.step : 1;
    if (services !== query.services && writeQuery(step, services) !== search) replace(step, services);
  }, [isSpecial, kind, query, replace, search]);

  const back = () => {
    if (query.step === 2 && !isFromServices(state)) return replace(1, selection);
    // The router counts its own entries; before the first one there is another site, or nothing.
    const isFirst = !(Number(window.history.state?.idx) > 0);
    return isFirst ? navigate(paths.services) : navigate(-1);
  };

  return {
    query,
    selection,
    choose: (services) => replace(query.step, services),
    advance: () => navigate({ search: writeQuery(2, selection) }, { state: fromServices }),
    replace,
    back,
  };
};
