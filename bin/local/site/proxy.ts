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
  /** Path before the request's own. */
  readonly prefix: string;
  readonly originSecret: string;
};

/** As long as API Gateway waits for an integration. */
const answerLimit = 30_000;
/** Tests choose their own address with it; it never leaves this server. */
const testAddressHeader = 'x-test-viewer-ip';
/** Browsers in tests name it here: a header of their own would need a preflight wherever else they ask. */
const testAgent = / TestViewer\/([\d.]+)$/;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'proxy-connection'];
const agent = new Agent({ keepAlive: true });

const viewerAddress = (request: IncomingMessage): string => {
  const chosen =
    request.headers[testAddressHeader] ?? testAgent.exec(request.headers['user-agent'] ?? '')?.[1];
  return (typeof chosen === 'string' && chosen) || (request.socket.remoteAddress ?? '127.0.0.1');
};

/** Where a request goes upstream. */
export const targetOf = (request: IncomingMessage, upstream: Upstream): string =>
  `${upstream.origin}${upstream.prefix}${request.url}`;

const viewerHeaders = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !hopByHop.includes(name) && name !== testAddressHeader,
    ),
  );

/** The viewer's headers as the CDN forwards them: hop by hop ones dropped, ours overwritten. */
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
  /** Added to the answer's own. */
  readonly bears: Readonly<Record<string, string>>;
};

/** Streams a request there and its answer back; 502 with the error envelope when nobody answers. */
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
 * Hands a request to the HTTP API as the CDN does: with the origin secret and the viewer's address overwritten, and
 * `bears` added to the answer.
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

/** The emulator's origin, and the distribution's name, by which it knows the CDN's requests. */
export type Edge = { readonly origin: string; readonly host: string };

/** Hands a request to the emulator's CDN as a browser does, which speaks TLS only. */
export const forwardToEdge = (request: IncomingMessage, response: ServerResponse, edge: Edge): void => {
  const headers = { ...viewerHeaders(request), host: edge.host, 'x-forwarded-proto': 'https' };
  pass(request, response, { target: `${edge.origin}${request.url}`, headers, bears: {} });
};
