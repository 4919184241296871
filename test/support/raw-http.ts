import { once } from 'node:events';
import { connect } from 'node:net';
import { inject } from 'vitest';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** Sends a path unchanged, because fetch would normalise it; status 0 when the server closes the connection. */
export const getRaw = async (path: string, method = 'GET'): Promise<RawAnswer> => {
  const { hostname, port, host } = new URL(inject('shop').site);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString();
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body };
};
