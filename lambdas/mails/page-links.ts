import { orderNumber } from '#domain/order.ts';

type About = { readonly orderId: string; readonly service: string };

/** The conversation about a consultation, in the account. */
export const conversationLink = (siteUrl: string, { orderId, service }: About): string =>
  `${siteUrl}/compte/conversation?${new URLSearchParams({ commande: orderId, service })}`;

/** «Renoncer au contrat ici» of an order. */
export const withdrawalLink = (siteUrl: string, orderId: string): string =>
  `${siteUrl}/retractation?${new URLSearchParams({ commande: orderNumber(orderId) })}`;
