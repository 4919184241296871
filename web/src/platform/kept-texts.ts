import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { keyOf, type Text, textSchema } from '#domain/report/draft-text.ts';
import { saveOutline, saveSection } from '#domain/wire/desk.ts';
import { call } from './api-client.ts';
import { textsKey, writeItem } from './browser-storage.ts';
import { clearDevice as clear, readDevice, writeDevice } from './device-store.ts';

/** Texts of the writing desk on this device: read by the desk, and sent before a session ends. */

const partSchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });
type Part = z.infer<typeof partSchema>;

const keptSchema = z.object({
  part: partSchema,
  /** Whose they are: another account of this browser never sees them. */
  user: z.string(),
  text: textSchema,
  base: z.int(),
  isUnsent: z.boolean(),
});
export type KeptText = z.infer<typeof keptSchema>;

const nameOf = ({ order_id, service }: Part): string => `${order_id}#${service}`;
const parsed = (rows: readonly unknown[]): KeptText[] =>
  rows.flatMap((row) => {
    const { data } = z.safeParse(keptSchema, row);
    return data ? [data] : [];
  });

export const readTexts = async (part: Part, user: string): Promise<KeptText[]> =>
  parsed(await readDevice(nameOf(part))).filter((kept) => kept.user === user);

export const writeTexts = async (texts: readonly KeptText[]): Promise<void> => {
  writeItem(textsKey, 'kept');
  await writeDevice(texts.map((kept) => [[nameOf(kept.part), keyOf(kept.text)], kept]));
};

/** After the delivery, and when the session ends. */
export const clearTexts = (part: Part): Promise<void> => clear(nameOf(part));
export const clearDevice = (): Promise<void> => clear();

/** Saves one text; returns its new revision. Throws `ApiError` draft_changed when somebody else saved it meanwhile. */
export const sendText = async ({ order_id, service }: Part, text: Text, revision: number) => {
  const params = { id: order_id, service };
  const { revision: saved } =
    text.kind === 'outline'
      ? await call(saveOutline, { params, body: { revision, ...text.outline } })
      : await call(saveSection, {
          params: { ...params, section: text.section.id },
          body: { revision, section: text.section },
        });
  return saved;
};

const senders = new Set<() => Promise<boolean>>();

/** The open desk sends by itself; the sender tells whether all of it arrived. */
export const onSending = (sender: () => Promise<boolean>): (() => void) => {
  senders.add(sender);
  return () => senders.delete(sender);
};

const sendKept = async ({ part, text, base }: KeptText): Promise<boolean> => {
  try {
    await sendText(part, text, base);
    return true;
  } catch {
    return false;
  }
};

/** Sends what the server does not have; tells whether it has all now. */
export const sendTexts = async (): Promise<boolean> => {
  const open = await Promise.all([...senders].map((send) => send()));
  if (senders.size > 0) return open.every((isSent) => isSent);
  const unsent = parsed(await readDevice()).filter(({ isUnsent }) => isUnsent);
  const sent = await Promise.all(unsent.map(sendKept));
  return sent.every((isSent) => isSent);
};
