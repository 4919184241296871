import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Attachment, decodeWords, type Email } from 'postal-mime';

/** One message as `/messages` lists it; `date` in UTC, sizes in bytes, addresses of attachments absolute. */
export type Message = {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
  /** By lower-case name; the values of a repeated header are joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Part[];
  /** Images in the HTML part, which mail clients do not list as attachments. */
  readonly images: readonly Part[];
};
type Part = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly address: string;
};

export type AttachedFile = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** The messages of a folder, one `.eml` file each, named by time of arrival. */
export type MessageStore = {
  add(raw: Buffer): Promise<void>;
  /** Those whose addressee contains this text, newest first. */
  list(to?: string): Promise<Message[]>;
  find(id: string): Promise<Message | undefined>;
  raw(id: string): Promise<Buffer | undefined>;
  attachment(id: string, index: number): Promise<AttachedFile | undefined>;
  clear(): Promise<void>;
};

const nameOf = (attachment: Attachment, index: number) => attachment.filename ?? `${index + 1}.bin`;

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const written = (address: Address): string => {
  if (address.group) return address.group.map(written).join(', ');
  return address.name ? `${address.name} <${address.address}>` : address.address;
};

const headersOf = (email: Email): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const { key, value: encoded } of email.headers) {
    const value = decodeWords(encoded);
    headers[key] = Object.hasOwn(headers, key) ? `${headers[key]}\n${value}` : value;
  }
  return headers;
};

/** Replaces references to embedded images by the addresses of their attachments. */
const withOwnImages = (email: Email, addresses: readonly string[]): string =>
  email.attachments.reduce((html, { contentId }, index) => {
    const address = addresses[index];
    return contentId && address ? html.replaceAll(`cid:${contentId.slice(1, -1)}`, address) : html;
  }, email.html ?? '');

const parse = async (id: string, raw: Buffer, origin: string): Promise<Message> => {
  const email = await PostalMime.parse(raw);
  const addresses = email.attachments.map((_, index) => `${origin}/messages/${id}/attachments/${index}`);
  const parts = email.attachments.map((attachment, index) => ({
    isShown: attachment.related === true,
    part: {
      name: nameOf(attachment, index),
      type: attachment.mimeType,
      size: bytesOf(attachment).byteLength,
      address: addresses[index] ?? '',
    },
  }));
  return {
    id,
    to: (email.to ?? []).map(written).join(', '),
    from: email.from ? written(email.from) : '',
    subject: email.subject ?? '',
    date: email.date ?? '',
    text: email.text ?? '',
    html: withOwnImages(email, addresses),
    headers: headersOf(email),
    attachments: parts.flatMap(({ isShown, part }) => (isShown ? [] : [part])),
    images: parts.flatMap(({ isShown, part }) => (isShown ? [part] : [])),
  };
};

const idPattern = /^\d{13}-\d{6}$/;

/** `origin` is that of the mailbox, for the addresses of attachments. */
export const openMessages = async (folder: string, origin: string): Promise<MessageStore> => {
  await mkdir(folder, { recursive: true });
  const parsed = new Map<string, Message>();
  let count = 0;
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  const raw = async (id: string) =>
    idPattern.test(id) ? readFile(fileOf(id)).catch(() => undefined) : undefined;
  const find = async (id: string) => {
    const known = parsed.get(id);
    const content = known ? undefined : await raw(id);
    if (!content) return known;
    const message = await parse(id, content, origin);
    parsed.set(id, message);
    return message;
  };
  const ids = async () =>
    (await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  return {
    raw,
    find,
    add: async (content) => {
      count += 1;
      await writeFile(fileOf(`${Date.now()}-${String(count).padStart(6, '0')}`), content);
    },
    list: async (to = '') => {
      const found = await Promise.all((await ids()).sort().reverse().map(find));
      return found.flatMap((message) => (message?.to.includes(to) ? [message] : []));
    },
    attachment: async (id, index) => {
      const content = await raw(id);
      const found = content ? (await PostalMime.parse(content)).attachments[index] : undefined;
      return found && { name: nameOf(found, index), type: found.mimeType, content: bytesOf(found) };
    },
    clear: async () => {
      parsed.clear();
      await Promise.all((await ids()).map((id) => rm(fileOf(id), { force: true })));
    },
  };
};
