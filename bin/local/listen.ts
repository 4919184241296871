import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Opens a server on loopback; rejects when the port is taken. */
export const listen = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
};

/** Closes at once, open connections included. */
export const close = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  if (server instanceof HttpServer) server.closeAllConnections();
  await closed;
};
