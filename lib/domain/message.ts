/** What somebody writes to us in their own words. */
import * as z from 'zod/mini';
import { printable } from './letters.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** §9 «Other limits». */
export const messageLengths = { messageMin: 10, messageMax: 2000 } as const;

/** A message may contain line breaks and tabs, but no other control characters. */
const isReadable = (message: string): boolean => printable.test(message.replaceAll(/[\n\t]/g, ' '));

/** Line breaks are normalised to \n. */
export const messageSchema = z.string().check(
  z.overwrite((message) => message.replaceAll(/\r\n?/g, '\n').trim()),
  z.minLength(messageLengths.messageMin, texts.messageShort),
  z.maxLength(messageLengths.messageMax, texts.messageLong),
  z.refine(isReadable, texts.messageUnreadable),
);
