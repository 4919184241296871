/** The query of /compte (§2). The sign-up markers may also be in the hash. */
const tabIds = ['profile', 'orders', 'history'] as const;
export type TabId = (typeof tabIds)[number];

type AccountQuery = {
  /** The payment to verify, when the customer returns from the payment page. */
  readonly sessionId: string | undefined;
  readonly isSignUpReturn: boolean;
  readonly defaultTab: TabId;
};

const tabsByHash: ReadonlyMap<string, TabId> = new Map([
  ['#commandes', 'orders'],
  ['#historique', 'history'],
]);

/** The number of the order that an address leads to (`orderOf`). */
export const orderIn = (hash: string): string | undefined =>
  /^#commande-([0-9a-f]{8})(?:-[a-z-]+)?$/.exec(hash)?.[1];

/** The tab that was opened by hand in this entry of the history, for «back» and reload. */
export const tabIn = (state: unknown): TabId | undefined =>
  typeof state === 'object' && state !== null && 'tab' in state
    ? tabIds.find((id) => id === state.tab)
    : undefined;

const markers = { type: 'signup', status: 'created' } as const;
const markerNames = ['type', 'status'] as const;

const paramsOf = (text: string): URLSearchParams => new URLSearchParams(text.replace(/^[?#]/, ''));
const hasMarker = (params: URLSearchParams): boolean =>
  markerNames.some((name) => params.get(name) === markers[name]);

export const readAccountQuery = (search: string, hash: string): AccountQuery => {
  const query = paramsOf(search);
  const isReturn = query.get('payment') === 'success' || query.get('payment_status') === 'success';
  return {
    sessionId: isReturn ? (query.get('session_id') ?? undefined) : undefined,
    isSignUpReturn: hasMarker(query) || hasMarker(paramsOf(hash)),
    defaultTab: isReturn || orderIn(hash) ? 'orders' : (tabsByHash.get(hash) ?? 'profile'),
  };
};

/** The address without the sign-up markers, used when the banner is dismissed. */
export const withoutMarkers = (pathname: string, search: string, hash: string): string => {
  const query = paramsOf(search);
  for (const name of markerNames) if (query.get(name) === markers[name]) query.delete(name);
  const rest = query.size === 0 ? '' : `?${query}`;
  return pathname + rest + (hasMarker(paramsOf(hash)) ? '' : hash);
};
