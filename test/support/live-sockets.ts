/** Opens sockets of the live channel like a browser's page, and a line that breaks them abruptly. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { Order } from '#domain/order.ts';
import { type LiveMessage, liveMessage, liveTicket } from '#domain/wire/live.ts';
import { close, listen } from '../../bin/local/listen.ts';
import { call } from './client.ts';

/** `at`: milliseconds of this process's clock. */
type Told = { readonly order: Order; readonly at: number };
export type LiveSocket = {
  readonly socket: WebSocket;
  /** All received messages, in order. */
  readonly messages: LiveMessage[];
  readonly orders: Told[];
};

/** Requests a ticket with the customer's token. */
export const newTicket = async (token: string): Promise<string> => {
  const answer = await call(liveTicket.method, liveTicket.path, { body: {}, token });
  return z.object({ ticket: z.string() }).parse(answer.json).ticket;
};

type OpenOptions = {
  readonly ticket: string | undefined;
  readonly origin?: string;
  /** The address to connect to instead of the site. */
  readonly through?: string;
  /** Headers besides the origin, as a CDN adds them. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Opens a socket with a ticket; undefined when it is refused. */
export const openSocket = async (options: OpenOptions): Promise<LiveSocket | undefined> => {
  const { site } = inject('shop');
  const { ticket, origin = site, through = site, headers } = options;
  const query = ticket === undefined ? '' : `?ticket=${encodeURIComponent(ticket)}`;
  const address = `${through.replace(/^http/, 'ws')}/live${query}`;
  // Node's WebSocket accepts headers in place of protocols; the browser's type, which applies here, does not.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { ...headers, origin } }]);
  const messages: LiveMessage[] = [];
  const orders: Told[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = liveMessage.parse(JSON.parse(String(data)));
    messages.push(message);
    if (message.type === 'order') orders.push({ order: message.order, at: performance.now() });
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  return isOpen ? { socket, messages, orders } : undefined;
};

/** A connection to the site that can be cut: both sides end without a close frame. */
export const openLine = async () => {
  const { hostname, port } = new URL(inject('shop').site);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  const cut = async () => {
    await Promise.all(
      [...ends].map(async (end) => {
        const closed = end.closed ? undefined : once(end, 'close');
        end.resetAndDestroy();
        await closed;
      }),
    );
    await close(server);
  };
  return { url: `http://127.0.0.1:${address.port}`, cut };
};
