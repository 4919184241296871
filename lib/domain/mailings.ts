/** The sorts of mails to customers, by their names in the address of the page that explains them. */
export const mailings = ['commandes', 'compte', 'messages', 'guidance'] as const;
export type Mailing = (typeof mailings)[number];

/** The page of all sorts. A mail's foot names its own: that one is shown alone, without a session. */
export const mailingsPath = '/compte/courriers';
export const mailingParameter = 'pour';

export const mailingPage = (mailing: Mailing): string => `${mailingsPath}?${mailingParameter}=${mailing}`;

/** How an address came to get no more guidance. */
export const stopReasons = ['account', 'link', 'not-me', 'bounce', 'complaint'] as const;
export type StopReason = (typeof stopReasons)[number];
