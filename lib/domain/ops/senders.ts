import { owner } from '../owner.ts';

/** A name that mails are sent in. Its reputation is its domain's, and no other sender's. */
export type Sender = {
  /** Verified at SES, signed by DKIM. */
  readonly domain: string;
  readonly from: string;
  /** Where undelivered mails return to (MAIL FROM); below the domain, so that SPF and DMARC agree. */
  readonly returnDomain: string;
};

const sender = (domain: string, mailbox: string): Sender => ({
  domain,
  from: `${owner.shopName} <${mailbox}@${domain}>`,
  returnDomain: `retour.${domain}`,
});

/**
 * The senders of a stage. An account verifies a domain once, so dev has a domain of its own. The free guidance has one
 * beside the orders' mails: whoever calls it spam does not keep a confirmation from arriving.
 */
export const sendersOf = (stage: 'local' | 'dev' | 'prod') => {
  const domain = stage === 'dev' ? `dev.${owner.mail.domain}` : owner.mail.domain;
  return { orders: sender(domain, 'bonjour'), guidance: sender(`guidance.${domain}`, 'guidance') } as const;
};
export type Senders = ReturnType<typeof sendersOf>;
