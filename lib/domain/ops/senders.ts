import { merchant } from '../merchant.ts';

/** A sender of mails. Each has its own domain, and so its own reputation. */
export type Sender = {
  /** Verified at SES, signed by DKIM. */
  readonly domain: string;
  readonly from: string;
  /** The domain for returned mails (MAIL FROM); it is below `domain`, so that SPF and DMARC align. */
  readonly returnDomain: string;
};

const sender = (domain: string, mailbox: string): Sender => ({
  domain,
  from: `${merchant.shopName} <${mailbox}@${domain}>`,
  returnDomain: `retour.${domain}`,
});

/**
 * The senders of a stage. An account verifies a domain once, so dev has its own domain. The free guidance also has its
 * own, so that spam complaints about it do not stop order confirmations.
 */
export const sendersOf = (stage: 'local' | 'dev' | 'prod') => {
  const domain = stage === 'dev' ? `dev.${merchant.mail.domain}` : merchant.mail.domain;
  return { orders: sender(domain, 'bonjour'), guidance: sender(`guidance.${domain}`, 'guidance') } as const;
};
export type Senders = ReturnType<typeof sendersOf>;
