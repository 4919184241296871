import * as api from '#domain/api.ts';

export type Route = { readonly method: string; readonly path: string };

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every route of the wire contract. */
export const routes: readonly Route[] = Object.values(api).filter(isRoute);

/** Signed-in customers only, behind the authorizer (architecture.md «HTTP API»). */
export const ownerOnly: readonly Route[] = [
  api.listOrders,
  api.readProfile,
  api.updateProfile,
  api.resendValidation,
];
/** Open to several kinds of caller: a bearer that is sent is verified by the function. */
export const severalCallers: readonly Route[] = [
  api.createPayment,
  api.verifyPayment,
  api.readOrder,
  api.validateEmail,
];
/** Nobody is asked who they are. */
export const anyone: readonly Route[] = [api.signUp, api.health, api.stripeWebhook];

/** The path of a route with an id in place of its parameter. */
export const pathOf = ({ path }: Route, id: string): string => path.replace('{id}', id);
