import type { Order } from '#domain/order.ts';
import type { Profile } from '#domain/profile.ts';
import { changeEmail } from '#domain/wire/address.ts';
import { keepAccount as keepAccountRoute } from '#domain/wire/closing.ts';
import { paperLink as paperLinkRoute } from '#domain/wire/papers.ts';
import { changePassword as changePasswordRoute } from '#domain/wire/password.ts';
import { type ReadProfile, readProfile } from '#domain/wire/profile.ts';
import { orderAccesses, reportLink as reportLinkRoute, resendOrderMail } from '#domain/wire/reports.ts';
import { call } from '#web/platform/api-client.ts';
import { readItem, readingKey } from '#web/platform/browser-storage.ts';
import { withQuery } from '#web/platform/with-query.ts';

/** What this device keeps for reading offline, and the account no longer gives, is removed; most devices keep nothing. */
export const tidyDevice = async (orders: readonly Order[]): Promise<void> => {
  if (readItem(readingKey) === null) return;
  const { tidyReports } = await import('#web/platform/kept-reports.ts');
  await tidyReports(orders);
};

export const loadProfile = (signal: AbortSignal): Promise<ReadProfile> => call(readProfile, { signal });

/** Works only for some minutes after a sign-in with the password. */
export const changeAddress = (email: string): Promise<Profile> => call(changeEmail, { body: { email } });

/** Likewise; it ends every session of the account. */
export const changePassword = (password: string) => call(changePasswordRoute, { body: { password } });

/** Takes the wish to close the account back. */
export const keepAccount = () => call(keepAccountRoute, {});

/** Sends the mails of an order again: those of its reports, or its confirmation while there are none. */
export const resendMail = (id: string) => call(resendOrderMail, { body: {}, params: { id } });

/** The openings of an order's birth data and reports, newest first. */
export const loadAccesses = (id: string, after: string | undefined, signal?: AbortSignal) =>
  call(withQuery(orderAccesses, { after }), { params: { id }, ...(signal && { signal }) });

/** A report's address, signed for five minutes. `path` is the `url` of the order's `file_urls`. */
export const reportLink = async (path: string, edition?: 'print'): Promise<string> =>
  (await call({ ...reportLinkRoute, path }, { body: { edition } })).url;

/** The address of an invoice or a credit note: `paper` is its id in the order's `papers`. */
export const paperLink = async (id: string, paper: string): Promise<string> =>
  (await call(paperLinkRoute, { body: {}, params: { id, paper } })).url;
