import { type IncomingMessage, request as openRequest, STATUS_CODES } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { forwardedHeaders, targetOf, type Upstream } from './proxy.ts';

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`${statusLine(status)}content-length: 0\r\nconnection: close\r\n\r\n`);
};

/** The unchanged head of the handshake's answer. */
const headOf = ({ statusCode = 101, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : []));
  return `${statusLine(statusCode)}${lines.join('')}\r\n`;
};

/**
 * Forwards a WebSocket to the live API like the CDN, with unchanged frames; when one side closes, the other does too. A
 * refused handshake keeps its status; 502 when the API cannot be reached.
 */
export const forwardSocket = (request: IncomingMessage, socket: Duplex, upstream: Upstream): void => {
  const outgoing = openRequest(targetOf(request, upstream), {
    headers: { ...forwardedHeaders(request, upstream), connection: 'Upgrade', upgrade: 'websocket' },
  });
  outgoing.on('upgrade', (answer, remote, head) => {
    socket.write(headOf(answer));
    socket.write(head);
    // A connection that ends abruptly is not an error.
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
