import { type IncomingMessage, request as openRequest, STATUS_CODES } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { forwardedHeaders, targetOf, type Upstream } from './proxy.ts';

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`${statusLine(status)}content-length: 0\r\nconnection: close\r\n\r\n`);
};

/** The handshake's answer as it came. */
const headOf = ({ statusCode = 101, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : []));
  return `${statusLine(statusCode)}${lines.join('')}\r\n`;
};

/**
 * Hands a WebSocket to the live API as the CDN does, frames untouched; when one side goes, so does the other.
 * A refused handshake keeps its status; 502 when the API cannot be reached.
 */
export const forwardSocket = (request: IncomingMessage, socket: Duplex, upstream: Upstream): void => {
  const outgoing = openRequest(targetOf(request, upstream), {
    headers: { ...forwardedHeaders(request, upstream), connection: 'Upgrade', upgrade: 'websocket' },
  });
  outgoing.on('upgrade', (answer, remote, head) => {
    socket.write(headOf(answer));
    socket.write(head);
    // An end without goodbye is an end: nobody else hears of it.
    pipeline(socket, remote, socket, () => {
      socket.destroy();
      remote.destroy();
    });
  });
  outgoing.on('response', (answer) => {
    refuse(socket, answer.statusCode ?? 502);
    answer.resume();
  });
  outgoing.on('error', () => refuse(socket, 502));
  socket.on('error', () => outgoing.destroy());
  socket.on('close', () => outgoing.destroy());
  outgoing.end();
};
