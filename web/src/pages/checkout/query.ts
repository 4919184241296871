import { normalizeKey, type PaidKey, toggle } from '#domain/catalogue.ts';

export type Step = 1 | 2;

/** The query of /checkout (§2): `service` may repeat, so that «back» and reload keep the selection. */
export type CheckoutQuery = {
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
