import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { errorTexts } from '#domain/texts/errors.ts';

export type Upstream = {
  /** Origin of the emulator. */
  readonly origin: string;
  /** The prefix of the path. */
  readonly prefix: string;
  readonly originSecret: string;
};

/** The time limit of API Gateway for an integration. */
const answerLimit = 30_000;
/** Tests choose the visitor's address with it; this server never forwards it. */
const testAddressHeader = 'x-test-viewer-ip';
/** Browsers in tests put the address here, because a custom header would need a preflight at other origins. */
const testAgent = / TestViewer\/([\d.]+)$/;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'proxy-connection'];
const agent = new Agent({ keepAlive: true });

const viewerAddress = (request: IncomingMessage): string => {
  const chosen =
    request.headers[testAddressHeader] ?? testAgent.exec(request.headers['user-agent'] ?? '')?.[1];
  return (typeof chosen === 'string' && chosen) || (request.socket.remoteAddress ?? '127.0.0.1');
};

/** The upstream address of a request. */
export const targetOf = (request: IncomingMessage, upstream: Upstream): string =>
  `${upstream.origin}${upstream.prefix}${request.url}`;

const viewerHeaders = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !hopByHop.includes(name) && name !== testAddressHeader,
    ),
  );

/** The visitor's headers as the CDN forwards them: without hop-by-hop headers, with the shop's own overwritten. */
export const forwardedHeaders = (request: IncomingMessage, upstream: Upstream) => ({
  ...viewerHeaders(request),
  'x-origin-secret': upstream.originSecret,
  'x-viewer-ip': viewerAddress(request),
});

const refuse = (response: ServerResponse): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ error: { code: 'unexpected', message: errorTexts.unexpected } }));
};

type Passing = {
  readonly target: string;
  readonly headers: OutgoingHttpHeaders;
  /** Headers that are added to the answer. */
  readonly bears: Readonly<Record<string, string>>;
};

/** Streams a request upstream and its answer back; 502 with the error envelope without an answer. */
const pass = (
  request: IncomingMessage,
  response: ServerResponse,
  { target, headers, bears }: Passing,
): void => {
  const outgoing = openRequest(target, { agent, method: request.method, headers, timeout: answerLimit });
  outgoing.on('response', (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, { ...incoming.headers, ...bears });
    incoming.pipe(response);
    incoming.on('error', () => response.destroy());
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('the API does not answer')));
  outgoing.on('error', () => refuse(response));
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
};

/**
 * Forwards a request to the HTTP API like the CDN: with the origin secret and the visitor's address overwritten, and
 * with `bears` added to the answer.
 */
export const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
  bears: Passing['bears'],
): void => {
  const headers = forwardedHeaders(request, upstream);
  pass(request, response, { target: targetOf(request, upstream), headers, bears });
};

/** The emulator's origin and the host of the distribution, which identifies requests to the CDN. */
export type Edge = { readonly origin: string; readonly host: string };

/** Forwards a request to the emulator's CDN as a TLS request, like a browser. */
export const forwardToEdge = (request: IncomingMessage, response: ServerResponse, edge: Edge): void => {
  const headers = { ...viewerHeaders(request), host: edge.host, 'x-forwarded-proto': 'https' };
  pass(request, response, { target: `${edge.origin}${request.url}`, headers, bears: {} });
};
