import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { normalizeKey, type PaidKey, toggle } from '#domain/catalogue.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { paths } from '#web/platform/paths.ts';
import { storedSelection } from './selection-memory.ts';

type Step = 1 | 2;

/** The query of /checkout (§2): `service` may repeat, so that «back» and reload keep the selection. */
type CheckoutQuery = {
  readonly services: readonly PaidKey[];
  readonly step: Step;
  /** The id of the order to restore, unchecked. */
  readonly restoreOrder: string | undefined;
  /** True after the e-mail validation. */
  readonly validated: boolean;
};

/** Normalises aliases and drops unknown keys; by the rules of §4, the last of pack and others wins. */
const selectionFrom = (names: readonly string[]): PaidKey[] =>
  names.map(normalizeKey).reduce<PaidKey[]>((selection, key) => {
    if (!key || selection.includes(key)) return selection;
    return toggle(selection, key);
  }, []);

export const readQuery = (query: URLSearchParams): CheckoutQuery => ({
  services: selectionFrom(query.getAll('service').flatMap((value) => value.split(','))),
  step: query.get('step') === '2' ? 2 : 1,
  restoreOrder: query.get('restore_order') || undefined,
  validated: query.get('validated') === 'true',
});

/** `?service=…&step=2`; empty for step 1 without a selection. */
export const writeQuery = (step: Step, services: readonly PaidKey[]): string => {
  const query = new URLSearchParams(services.map((key) => ['service', key]));
  if (step === 2) query.set('step', '2');
  return query.size === 0 ? '' : `?${query}`;
};

/** Marks the history entry of step 2 that step 1 pushed: «back» is then a step of the browser. */
const fromServices = { fromServices: true };
const isFromServices = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromServices' in state;

export type CheckoutAddress = {
  readonly query: CheckoutQuery;
  readonly selection: readonly PaidKey[];
  /** The selection of the summary and the address, a frame after the tap, because both are out of view on phones. */
  readonly summed: readonly PaidKey[];
  /** Selects or deselects a service. */
  readonly choose: (service: PaidKey) => void;
  /** From step 1 to step 2, as a new history entry. */
  readonly advance: () => void;
  /** Replaces the step of this entry and removes `restore_order` and `validated`. */
  readonly replace: (step: Step, services: readonly PaidKey[]) => void;
  readonly back: () => void;
};

/** The step and the selection are in the address; the selection is also state, because a click must show at once. */
export const useAddress = (): CheckoutAddress => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const query = useMemo(() => readQuery(new URLSearchParams(search)), [search]);
  const [selection, setSelection] = useState<readonly PaidKey[]>([]);
  const [summed, setSummed] = useState(selection);
  const latest = useRef(selection);
  const isAdopted = useRef(false);

  const keep = useCallback((services: readonly PaidKey[]) => {
    isAdopted.current = true;
    latest.current = services;
    setSelection(services);
    storedSelection.write(services);
  }, []);
  const replace = useCallback(
    (step: Step, services: readonly PaidKey[]) => {
      keep(services);
      setSummed(services);
      navigate({ search: writeQuery(step, services) }, { replace: true, state });
    },
    [keep, navigate, state],
  );

  const isSpecial = query.restoreOrder !== undefined || query.validated;
  useLayoutEffect(() => {
    // Entries that replace ours are written by this hook, and the state has their content already.
    if (isSpecial || (isAdopted.current && kind === 'REPLACE')) return;
    const services = query.services.length > 0 ? query.services : storedSelection.read();
    keep(services);
    setSummed(services);
    const step = services.length > 0 ? query.step : 1;
    if (services !== query.services && writeQuery(step, services) !== search) replace(step, services);
  }, [isSpecial, keep, kind, query, replace, search]);

  // The tick is painted first, because summary and router take a slow phone longer than a frame.
  const write = useRef<() => void>(undefined);
  write.current = () => replace(query.step, latest.current);
  const unwritten = useRef<() => void>(undefined);
  useEffect(() => () => unwritten.current?.(), []);
  const choose = useCallback(
    (service: PaidKey) => {
      keep(toggle(latest.current, service));
      unwritten.current?.();
      unwritten.current = afterPaint(() => write.current?.());
    },
    [keep],
  );

  const back = () => {
    if (query.step === 2 && !isFromServices(state)) return replace(1, selection);
    // The router counts its own entries; before the first one there is another site, or nothing.
    const isFirst = !(Number(window.history.state?.idx) > 0);
    return isFirst ? navigate(paths.services) : navigate(-1);
  };

  return {
    query,
    selection,
    summed,
    choose,
    advance: () =>
      navigate({ search: writeQuery(2, latest.current) }, { state: { ...state, ...fromServices } }),
    replace,
    back,
  };
};
