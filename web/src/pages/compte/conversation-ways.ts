/** The ways into the conversation about a part of an order. */

export const conversationOf = (orderId: string, service: string): string =>
  `/compte/conversation?commande=${orderId}&service=${service}`;

/** Where the correction of its report is asked for. */
export const correctionOf = (orderId: string, service: string): string =>
  `${conversationOf(orderId, service)}&demande=correction`;
