import { Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
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

/** The viewer's headers as the CDN forwards them: hop by hop ones dropped, ours overwritten. */
export const forwardedHeaders = (request: IncomingMessage, upstream: Upstream) => {
  const kept = Object.entries(request.headers).filter(
    ([name]) => !hopByHop.includes(name) && name !== testAddressHeader,
  );
  return {
    ...Object.fromEntries(kept),
    'x-origin-secret': upstream.originSecret,
    'x-viewer-ip': viewerAddress(request),
  };
};

const refuse = (response: ServerResponse): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ error: { code: 'unexpected', message: errorTexts.unexpected } }));
};

/**
 * Hands a request to the HTTP API as the CDN does: streaming both ways, with the origin secret and the viewer's
 * address overwritten, and `headers` added to the answer. 502 with the error envelope when the API cannot be reached.
 */
export const forward = (
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
  headers: Readonly<Record<string, string>>,
): void => {
  const outgoing = openRequest(targetOf(request, upstream), {
    agent,
    method: request.method,
    headers: forwardedHeaders(request, upstream),
    timeout: answerLimit,
  });
  outgoing.on('response', (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, { ...incoming.headers, ...headers });
    incoming.pipe(response);
    incoming.on('error', () => response.destroy());
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('the API does not answer')));
  outgoing.on('error', () => refuse(response));
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
};
