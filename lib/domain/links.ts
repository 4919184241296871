/** Lifetime of the link in a verification mail, in days; its first use ends it. */
export const validationLinkDays = 7;

/** Lifetime of the link that sets a new password. */
export const resetLinkMinutes = 30;

/** Lifetime of the link that undoes a change of address, sent to the former address. */
export const undoLinkHours = 72;

/** Hours between the confirmation of a second administrator and a new password by a link; until then it can be undone. */
export const sealHours = 72;

/** Added beside the token of such a link, so that the page explains the link. */
export const undoParameter = 'undo';

/** Hours between the wish to close an account and its erasure; the link that takes the wish back lasts as long. */
export const closingHours = 72;

/** Lifetime of the link of an invitation to the atelier. */
export const invitationHours = 72;

/** Added beside the token of such a link, like `undoParameter`. */
export const invitationParameter = 'invitation';

/** The expiry of such a link, in seconds since 1970, so that its page can show it without a request. Older mails lack it. */
export const expiresParameter = 'expires';

/** Uses the reader's clock, which may be wrong: the server decides. */
export const hasExpired = (query: URLSearchParams, now: Date): boolean => {
  const expires = Number(query.get(expiresParameter));
  return expires > 0 && expires * 1000 <= now.getTime();
};

/** Lifetime of the links in a guidance that stop or resume it: RFC 8058 requires that they outlive the message. */
export const guidanceLinkDays = 365;

/** Time in which the browser that began a payment can open its order without a session. */
export const claimHours = 24;

/** Added beside the token of a report's link, when the report has an edition for paper too. */
export const printParameter = 'print';

/** The page of a person studied, by the secret of its link, which lasts as long as its consultation. */
export const personPath = (token: string): string => `/personne?token=${token}`;

/** Lifetime of the link of a question, which opens this question alone, without a session. */
export const questionLinkDays = 7;

/** Lifetime of the personal link in a report's mail, which can be used repeatedly. */
export const reportLinkDays = 30;
