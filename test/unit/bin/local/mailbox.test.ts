import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choosePorts } from '#test/support/ports.ts';
import { type Mailbox, startMailbox } from '../../../../bin/local/mailbox/server.ts';

const part = z.object({ name: z.string(), type: z.string(), size: z.number(), address: z.string() });
const messages = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    from: z.string(),
    subject: z.string(),
    date: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    attachments: z.array(part),
    images: z.array(part),
  }),
);

let folder = '';
let mailbox: Mailbox;
let send: (mail: typeof confirmation) => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const ports = await choosePorts(folder);
  mailbox = await startMailbox({ folder, port: ports.mailbox, smtpPort: ports.smtp });
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: ports.smtp });
  send = (mail) => transport.sendMail(mail);
});
afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => fetch(`${mailbox.url}/messages`, { method: 'DELETE' }));

const list = async (to = '') =>
  messages.parse(await (await fetch(`${mailbox.url}/messages?${new URLSearchParams({ to })}`)).json());
const page = async (path: string) => (await fetch(`${mailbox.url}${path}`)).text();

const pdf = Buffer.from('%PDF-1.7 conditions');
const confirmation = {
  from: 'Les Quatre Sagesses <bonjour@shop.example>',
  to: 'Zoé N’Diaye <zoe@client.example>',
  subject: 'Votre commande est confirmée <3f2a9c1b>',
  date: new Date('2026-11-21T05:00:00Z'),
  text: 'Bonjour Zoé,\nmerci.',
  html: '<p>Bonjour Zoé</p><img src="cid:wheel" alt="">',
  headers: { 'X-Kind': 'confirmation' },
  attachments: [
    { filename: 'Conditions générales de vente.pdf', content: pdf, contentType: 'application/pdf' },
    { filename: 'wheel.svg', content: '<svg/>', cid: 'wheel', contentType: 'image/svg+xml' },
  ],
};

test('a multipart message is listed with its parts decoded', async () => {
  await send(confirmation);
  const [message] = await list();
  expect(message).toMatchObject({
    to: 'Zoé N’Diaye <zoe@client.example>',
    from: 'Les Quatre Sagesses <bonjour@shop.example>',
    subject: 'Votre commande est confirmée <3f2a9c1b>',
    date: '2026-11-21T05:00:00.000Z',
    headers: { 'x-kind': 'confirmation' },
  });
  expect(message?.text.trim()).toBe('Bonjour Zoé,\nmerci.');
  expect(message?.html).toContain('<p>Bonjour Zoé</p>');
});

test('the messages of one addressee are listed alone', async () => {
  await send(confirmation);
  await send({ ...confirmation, to: 'alma+test@client.example' });
  expect((await list('alma+test@client.example')).map(({ to }) => to)).toEqual(['alma+test@client.example']);
  expect(await list()).toHaveLength(2);
});

test('attachments open from their address, with name, type and the same bytes', async () => {
  await send(confirmation);
  const [message] = await list();
  const terms = message?.attachments.find(({ type }) => type === 'application/pdf');
  expect(terms).toMatchObject({ name: 'Conditions générales de vente.pdf', size: pdf.length });
  const response = await fetch(terms?.address ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain('g%C3%A9n%C3%A9rales');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
});

test('an embedded image is shown from its attachment', async () => {
  await send(confirmation);
  const [message] = await list();
  expect(message?.attachments).toHaveLength(1);
  const [image] = message?.images ?? [];
  expect(image?.name).toBe('wheel.svg');
  expect(message?.html).toContain(`src="${image?.address}"`);
});

test('the newest message comes first', async () => {
  await send({ ...confirmation, subject: 'un' });
  await send({ ...confirmation, subject: 'deux' });
  expect((await list()).map(({ subject }) => subject)).toEqual(['deux', 'un']);
});

test('the page shows messages escaped, and their HTML in a frame without scripts', async () => {
  await send({ ...confirmation, subject: '<script>alert(1)</script>' });
  const [message] = await list();
  const shown = await page(`/?message=${message?.id}`);
  expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(shown).not.toContain('<script');
  expect(shown).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const frame = await fetch(`${mailbox.url}/messages/${message?.id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await page(`/?message=${message?.id}&view=headers`)).toContain('x-kind');
  expect(await page(`/?message=${message?.id}&view=text`)).toContain('merci.');
});

test('an id can only be the name of a message', async () => {
  expect((await fetch(`${mailbox.url}/messages/..%2Fports.json/raw`)).status).toBe(404);
  expect((await fetch(`${mailbox.url}/messages/0000000000000-000001`)).status).toBe(404);
});
