import { type Mailing, mailingPage } from '#domain/mailings.ts';
import type { ShopMail } from './shop-mail.ts';

/** The sort of each mail to a customer; none for those to colleagues and to support. */
const mailingOf = {
  confirmation: 'commandes',
  'payment-refused': 'commandes',
  report: 'commandes',
  birth: 'commandes',
  late: 'commandes',
  withdrawal: 'commandes',
  refund: 'commandes',
  validation: 'compte',
  reset: 'compte',
  'address-changed': 'compte',
  'password-changed': 'compte',
  closing: 'compte',
  closed: 'compte',
  idle: 'compte',
  policy: 'compte',
  'contact-receipt': 'messages',
  'correction-receipt': 'messages',
  'correction-answer': 'messages',
  guidance: 'guidance',
  contact: undefined,
  correction: undefined,
  invitation: undefined,
  staff: undefined,
} as const satisfies Record<ShopMail['kind'], Mailing | undefined>;

/** The page that says why the mail was written, for its foot. That of a guidance has the secret of its address. */
export const whyLink = (mail: ShopMail): string | undefined => {
  if (mail.kind === 'guidance') return mail.whyLink;
  const mailing = mailingOf[mail.kind];
  return mailing && `${mail.siteUrl}${mailingPage(mailing)}`;
};
