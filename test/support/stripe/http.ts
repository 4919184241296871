import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request read whole; header names in lower case. */
export type Incoming = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};
export type Answer =
  | { readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> }
  | 'hang up';

const longestBody = 1_000_000;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestBody) throw new Error('request body too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

const send = (response: ServerResponse, answer: Answer): void => {
  if (answer === 'hang up') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { 'cache-control': 'no-store', ...answer.headers }).end(answer.body);
};

const respond = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: (incoming: Incoming) => Promise<Answer>,
): Promise<void> => {
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    const headers = headersOf(request);
    send(
      response,
      await answer({
        method: request.method ?? 'GET',
        path: pathname,
        query: search.slice(1),
        body,
        headers,
      }),
    );
  } catch (error) {
    console.error('stripe stand-in:', error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('unexpected error');
  }
};

/** Listens on loopback; `after` runs when an answer was sent or its connection was cut. */
export const listen = async (
  port: number,
  answer: (incoming: Incoming) => Promise<Answer>,
  after: () => void,
): Promise<Server> => {
  const server = createServer((request, response) => {
    response.on('close', after);
    void respond(request, response, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
};

/** `http://127.0.0.1:<port>` */
export const originOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return `http://127.0.0.1:${address.port}`;
};

/** Closes a server and its connections. */
export const close = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
};
