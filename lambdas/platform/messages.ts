import type * as z from 'zod/mini';
import { log } from './log.ts';
import { deadLetters } from './queues.ts';

/** Reads the text of a message as JSON of a schema. */
export const asJson =
  <Content>(schema: z.ZodMiniType<Content>) =>
  (text: string): Content =>
    schema.parse(JSON.parse(text));

/**
 * Reads a message. A message that cannot be parsed would fail again and block the messages behind it in a FIFO queue:
 * it moves to the dead letters at once, raises an alarm and returns undefined.
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
