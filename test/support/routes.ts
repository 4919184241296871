import * as api from '#domain/api.ts';
import { liveTicket } from '#domain/live.ts';

export type Route = { readonly method: string; readonly path: string };

/** Every route of the wire contract; its other exports are schemas. */
export const routes: readonly Route[] = [...Object.values(api), liveTicket].flatMap((entry) =>
  'method' in entry && 'path' in entry ? [{ method: entry.method, path: entry.path }] : [],
);

/** Signed-in customers only, behind the authorizer (architecture.md «HTTP API»). */
export const ownerOnly: readonly Route[] = [
  api.listOrders,
  api.readProfile,
  api.updateProfile,
  api.resendValidation,
  liveTicket,
];
/** Open to several kinds of caller: a bearer that is sent is verified by the function. */
export const severalCallers: readonly Route[] = [
  api.createPayment,
  api.verifyPayment,
  api.readOrder,
  api.validateEmail,
];
/** Nobody is asked who they are. */
export const anyone: readonly Route[] = [
  api.signUp,
  api.passwordReset,
  api.confirmPasswordReset,
  api.contact,
  api.health,
  api.stripeWebhook,
];

/** The path of a route with an id in place of its parameter. */
export const pathOf = ({ path }: Route, id: string): string => path.replace('{id}', id);
