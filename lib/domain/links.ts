/** How long the link of a validation e-mail can be used, in days; it is used up by its first use. */
export const validationLinkDays = 7;

/** How long the link that sets a new password can be used. */
export const resetLinkMinutes = 30;

/** How long a change of address can be taken back by the link that the former one gets. */
export const undoLinkHours = 72;

/** It stands beside the token of such a link, so that the page says what the link does. */
export const undoParameter = 'undo';

/** How long the link of an invitation to the atelier can be used. */
export const invitationHours = 72;

/** It stands beside the token of such a link, as `undoParameter` does. */
export const invitationParameter = 'invitation';

/** When such a link expires, in seconds since 1970: its page says so before it asks the server. Older mails have none. */
export const expiresParameter = 'expires';

/** By the reader's clock, which may be wrong: the server decides. */
export const hasExpired = (query: URLSearchParams, now: Date): boolean => {
  const expires = Number(query.get(expiresParameter));
  return expires > 0 && expires * 1000 <= now.getTime();
};

/** How long the links under a guidance end it, or take it up again: RFC 8058 wants them to outlive the message. */
export const guidanceLinkDays = 365;

/** How long the browser that began a payment can open its own order without a session. */
export const claimHours = 24;

/** How long the personal link of a report's mail opens it, as often as its customer likes. */
export const reportLinkDays = 30;
