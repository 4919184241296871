/**
 * Who may call a route. `signedIn`: API Gateway verifies the token before the function runs, and `staff` are looked up
 * too. `openTo`: no authorizer, with the reason. `needs`: the stores and gateways with which the caller is found.
 */
export const callers = {
  /** A member of the atelier, `me`. */
  staff: { signedIn: 'staff', stores: ['profiles', 'staff'] },
  /** The same, who is an administrator. */
  administrator: { signedIn: 'staff', stores: ['profiles', 'staff'] },
  /** A customer whose session goes on, `customer`. */
  customer: { signedIn: true, stores: ['profiles'] },
  /** The same, who typed the password a moment ago, for this act alone: it spends `provedAt`. */
  freshCustomer: { signedIn: true, stores: ['profiles', 'tokens'] },
  /** A customer with a valid token; a store of the route compares whether the session goes on. */
  session: { signedIn: true },
  /** A customer, a browser with the claim of an order, or anyone: `actor`. */
  several: { openTo: 'several', stores: ['profiles'], verifies: true },
  /** The same, asked for by the route with `actor()`; a store of the route compares whether the session goes on. */
  buyer: { openTo: 'several', verifies: true },
  /** The token of a mailed link; `actor` says whose browser opened it. */
  linkOrAccount: { openTo: 'link', stores: ['profiles'], verifies: true },
  /** The token of a mailed link. */
  link: { openTo: 'link' },
  anyone: { openTo: 'anyone' },
  facts: { openTo: 'facts' },
  stripe: { openTo: 'stripe' },
} as const;
export type Who = keyof typeof callers;

/** What finds the caller, by the names of its stores; `verify` reads a bearer token. */
export const needsOf = (who: Who): { stores: readonly string[]; verifies: boolean } => ({
  stores: [],
  verifies: false,
  ...callers[who],
});
