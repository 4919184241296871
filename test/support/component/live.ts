/** The live channel in the browser's place: it is silent until the test says something. */
import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import type { Discipline } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { type LiveMessage, livePing } from '#domain/wire/live.ts';

export type Live = {
  /** The sockets that are open now. */
  readonly open: () => number;
  readonly push: (order: Order) => void;
  /** Something was written in a thread. */
  readonly hint: (about: { readonly order_id: string; readonly service: Discipline }) => void;
  /** Closes every socket, as a server does. */
  readonly end: () => Promise<void>;
};

export const answerLive = async (context: BrowserContext): Promise<Live> => {
  const sockets = new Set<WebSocketRoute>();
  const tell = (socket: WebSocketRoute, message: LiveMessage) => socket.send(JSON.stringify(message));
  await context.routeWebSocket('**/live?*', (socket) => {
    sockets.add(socket);
    socket.onMessage((text) => {
      if (text === livePing) tell(socket, { type: 'pong' });
    });
    socket.onClose(() => void sockets.delete(socket));
  });
  return {
    open: () => sockets.size,
    push: (order) => {
      for (const socket of sockets) tell(socket, { type: 'order', order });
    },
    hint: (about) => {
      for (const socket of sockets) tell(socket, { type: 'thread', ...about });
    },
    end: async () => {
      const all = [...sockets];
      sockets.clear();
      await Promise.all(all.map((socket) => socket.close()));
    },
  };
};
