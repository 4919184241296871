import type * as z from 'zod/mini';
import { log } from './log.ts';
import { deadLetters } from './queues.ts';

/** How the text of a message is read as JSON of a schema. */
export const asJson =
  <Content>(schema: z.ZodMiniType<Content>) =>
  (text: string): Content =>
    schema.parse(JSON.parse(text));

/**
 * What a message says; undefined when nobody can ever read it. Tried again it would fail again, and hold up what comes
 * behind it in a FIFO queue: it goes to the dead letters at once, and rings.
 */
export const readMessage = async <Content>(
  id: string,
  text: string,
  read: (text: string) => Content,
): Promise<Content | undefined> => {
  try {
    return read(text);
  } catch {
    await deadLetters().add(id, text);
    log.alarm('message_unreadable', { message: id });
    return undefined;
  }
};
