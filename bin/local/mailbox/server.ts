import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { rootFolder } from '../files.ts';
import { close, listen } from '../listen.ts';
import { type MessageStore, openMessages } from './messages.ts';
import { mailboxPage, views } from './page.ts';

export type Mailbox = { readonly url: string; stop(): Promise<void> };

type MailboxOptions = { readonly folder: string; readonly port: number; readonly smtpPort: number };
type Answer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly policy?: string;
  readonly name?: string;
};

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'";
/** Forbids scripts and remote resources; links open in a new tab. */
const messagePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";

const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Introuvable' };
const plain = (body: string | Uint8Array | undefined): Answer =>
  body === undefined ? notFound : { type: 'text/plain; charset=utf-8', body };
const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });

const showPage = async (messages: MessageStore, query: URLSearchParams): Promise<Answer> => {
  const list = await messages.list();
  const current = list.find(({ id }) => id === query.get('message'));
  const view = views.find((known) => known === query.get('view')) ?? 'html';
  return { type: 'text/html; charset=utf-8', body: mailboxPage(list, current, view), policy: pagePolicy };
};

const showHtml = async (messages: MessageStore, id: string): Promise<Answer> => {
  const message = await messages.find(id);
  if (!message) return notFound;
  const body = `<!doctype html><base target="_blank">${message.html}`;
  return { type: 'text/html; charset=utf-8', body, policy: messagePolicy };
};

const showAttachment = async (messages: MessageStore, id: string, index: number): Promise<Answer> => {
  const file = await messages.attachment(id, index);
  if (!file) return notFound;
  // A browser's PDF viewer does not work in a sandbox; every other type is sandboxed.
  const policy = file.type === 'application/pdf' ? {} : { policy: 'sandbox' };
  return { type: file.type, body: file.content, name: file.name, ...policy };
};

const answerTo = async (messages: MessageStore, method: string, url: URL): Promise<Answer> => {
  const [, first = '', id = '', part, index] = url.pathname.split('/');
  if (first === 'messages' && id === '') {
    if (method === 'DELETE') await messages.clear();
    return json(await messages.list(url.searchParams.get('to') ?? ''));
  }
  if (first === '') return showPage(messages, url.searchParams);
  if (first === 'mailbox.css') {
    const sheets = [join(rootFolder, '.build/content/palette.css'), join(import.meta.dirname, 'mailbox.css')];
    const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
    return { type: 'text/css', body: texts.join('\n') };
  }
  if (first !== 'messages') return notFound;
  if (part === 'html') return showHtml(messages, id);
  if (part === 'attachments') return showAttachment(messages, id, Number(index));
  if (part === 'raw') return plain(await messages.raw(id));
  const message = await messages.find(id);
  return message ? json(message) : notFound;
};

const send = (response: ServerResponse, { status = 200, type, body, policy, name }: Answer): void => {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(policy && { 'content-security-policy': policy }),
    ...(name && { 'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}` }),
  });
  response.end(body);
};

const receiver = (messages: MessageStore) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      try {
        await messages.add(Buffer.concat(await stream.toArray()));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });

/** Receives the emulator's mails, stores them in the folder, and serves them as a page and as JSON. */
export const startMailbox = async ({ folder, port, smtpPort }: MailboxOptions): Promise<Mailbox> => {
  const url = `http://127.0.0.1:${port}`;
  const messages = await openMessages(folder, url);
  const smtp = receiver(messages);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      send(response, await answerTo(messages, request.method ?? 'GET', new URL(request.url ?? '/', url)));
    } catch (error) {
      send(response, { ...plain(String(error)), status: 500 });
    }
  };
  const http = createServer(handle);
  await Promise.all([listen(http, port), listen(smtp.server, smtpPort)]);
  const stop = async () => {
    await Promise.all([close(http), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
  };
  return { url, stop };
};
