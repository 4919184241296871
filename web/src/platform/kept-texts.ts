import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { isSame, keyOf, type Text, textSchema } from '#domain/report/draft-text.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { saveOutline, saveSection } from '#domain/wire/desk.ts';
import { ApiError, call } from './api-client.ts';
import { removeItem, textsKey, writeItem } from './browser-storage.ts';
import { askDesks } from './desks.ts';
import { editDevice, readDevice, writeDevice } from './device-store.ts';
import { storedUser } from './session.ts';

/** Texts of the writing desk on this device: read by the desk, sent before a session ends, and tidied after it. */

/** How long a text that only this device has waits for its author after the session. */
const longest = 7 * 86_400_000;

const partSchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });
type Part = z.infer<typeof partSchema>;

const keptSchema = z.object({
  part: partSchema,
  /** Whose they are: another account of this browser never sees them. */
  user: z.string(),
  text: textSchema,
  base: z.int(),
  isUnsent: z.boolean(),
  /** When the shop was first opened here without the author's session, in milliseconds of this device's clock. */
  left_at: z.optional(z.number()),
});
export type KeptText = z.infer<typeof keptSchema>;

const nameOf = ({ order_id, service }: Part): string => `${order_id}#${service}`;
const parsedRow = (row: unknown): KeptText | undefined => z.safeParse(keptSchema, row).data;

/** Of this author alone; none where the browser refuses its store. */
const keptOf = async (user: string | undefined, part?: Part): Promise<KeptText[]> => {
  const rows = await readDevice(part && nameOf(part), user).catch(() => []);
  return rows.flatMap((row) => parsedRow(row) ?? []).filter((kept) => kept.user === user);
};

export const readTexts = (part: Part, user: string): Promise<KeptText[]> => keptOf(user, part);

/** A text that the server has is not written any more once its author's session is over. */
export const writeTexts = async (texts: readonly KeptText[]): Promise<void> => {
  const user = storedUser();
  writeItem(textsKey, 'kept');
  await writeDevice(
    texts.map((kept) => [
      [nameOf(kept.part), kept.user, keyOf(kept.text)],
      kept.isUnsent || kept.user === user ? kept : undefined,
    ]),
  );
};

/** Changes texts or forgets them (undefined), and those that no longer parse. The last one takes its key along. */
const editTexts = async (edit: (kept: KeptText) => KeptText | undefined): Promise<void> => {
  const left = await editDevice((row) => {
    const kept = parsedRow(row);
    const next = kept && edit(kept);
    return next === kept ? row : next;
  });
  // While somebody is signed in, an open desk may have words that no device has yet.
  if (left === 0 && storedUser() === undefined) removeItem(textsKey);
};

const isOf = (kept: KeptText, part: Part): boolean => nameOf(kept.part) === nameOf(part);

/** After the delivery: the shop has what the author wrote. */
export const clearTexts = (part: Part, user: string): Promise<void> =>
  editTexts((kept) => (kept.user === user && isOf(kept, part) ? undefined : kept));

/** What an author gives up on purpose. */
export const giveUpTexts = (user: string | undefined): Promise<void> =>
  editTexts((kept) => (kept.user === user ? undefined : kept));

/**
 * Without the author's session only what the server does not have stays, and that for some days. A clock that was set
 * back gives no longer time either. `user`: who is signed in now.
 */
export const tidyTexts = (user: string | undefined, now = Date.now()): Promise<void> =>
  editTexts((kept) => {
    if (kept.user === user) return kept;
    if (!kept.isUnsent) return undefined;
    if (kept.left_at === undefined) return { ...kept, left_at: now };
    return Math.abs(now - kept.left_at) < longest ? kept : undefined;
  });

/**
 * Saves one text; returns its new revision. Throws `ApiError` draft_changed when somebody else saved it meanwhile, and
 * signed_out when another account has taken the browser: a text is saved in its author's name alone.
 */
export const sendText = async (
  { order_id, service }: Part,
  user: string,
  text: Text,
  revision: number,
): Promise<number> => {
  if (storedUser() !== user) throw new ApiError('signed_out', errorTexts.signed_out, 401);
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

/** A text that changed while it was sent stays. */
const sendKept = async (sent: KeptText): Promise<boolean> => {
  const { part, user, text, base } = sent;
  try {
    await sendText(part, user, text, base);
    await editTexts((kept) =>
      kept.user === user && isOf(kept, part) && isSame(kept.text, text) ? undefined : kept,
    );
    return true;
  } catch {
    return false;
  }
};

/** Sends what the server does not have of this author, from open desks and from the device; tells whether it has all now. */
export const sendTexts = async (user: string | undefined): Promise<boolean> => {
  const areSent = await askDesks();
  const unsent = (await keptOf(user)).filter(({ isUnsent }) => isUnsent);
  const sent = await Promise.all(unsent.map(sendKept));
  return areSent && sent.every((isSent) => isSent);
};
