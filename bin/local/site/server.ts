import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { livePath } from '#domain/live-stage.ts';
import type { SiteConfig } from '#domain/wire/config.ts';
import { isApi } from '#lib/edge/routing.ts';
import { close, listen } from '../listen.ts';
import { forwardSocket } from './live.ts';
import { openPages, type Reply } from './pages.ts';
import { type Edge, forward, forwardToEdge, type Upstream } from './proxy.ts';

export type SiteOptions = {
  readonly port: number;
  readonly api: Upstream;
  readonly live: Upstream;
  readonly config: SiteConfig;
  /** Contains `site` and `edge.json`. */
  readonly buildFolder: string;
  /** When given, it serves everything but the live channel. */
  readonly edge?: Edge;
};
export type Site = { readonly url: string; stop(): Promise<void> };

const isFresh = (request: IncomingMessage, etag: string | undefined): boolean =>
  etag !== undefined && (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(etag);

const send = (request: IncomingMessage, response: ServerResponse, reply: Reply): void => {
  if (reply.status === 200 && isFresh(request, reply.headers.etag)) {
    response.writeHead(304, reply.headers);
    response.end();
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
};

/** Forwards sockets to the live API; returns a function that ends the open ones. */
const carrySockets = (server: Server, live: Upstream): (() => void) => {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    if (request.url?.split('?', 1)[0] !== livePath) return socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    forwardSocket(request, socket, live);
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
};

/**
 * The only origin of the browser, like the CDN: `/api/*` from the HTTP API, `/live` from the live API, everything else
 * from the built site, with the same routing and headers.
 */
export const startSite = async (options: SiteOptions): Promise<Site> => {
  const { port, api, live, config, buildFolder, edge } = options;
  const pages = await openPages(buildFolder, config);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (edge) return forwardToEdge(request, response, edge);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (isApi(path)) return forward(request, response, api, pages.headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // At the CDN a hostile path below /api/ is a «not found» too.
      response.writeHead(path.startsWith('/api/') ? 404 : 405, { allow: 'GET, HEAD' });
      return response.end();
    }
    send(request, response, await pages.answer(path, request.headers['accept-encoding'] ?? ''));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const endSockets = carrySockets(server, live);
  await listen(server, port);
  const stop = async () => {
    const closed = close(server);
    endSockets();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};
