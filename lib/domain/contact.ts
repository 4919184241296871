import * as z from 'zod/mini';
import { printable } from './letters.ts';
import { firstNameSchema, lastNameSchema } from './names.ts';
import { visitorEmailSchema } from './profile.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** §9 «Other limits». */
export const contactLengths = { subject: 200, messageMin: 10, messageMax: 2000 } as const;

/** A message may contain line breaks and tabs, but no other control characters. */
const isReadable = (message: string): boolean => printable.test(message.replaceAll(/[\n\t]/g, ' '));

/** §3, §5 «Contact form». Line breaks are normalised to \n. */
export const contactMessageSchema = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: visitorEmailSchema,
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.subjectRequired),
      z.maxLength(contactLengths.subject, texts.subjectLong),
      z.regex(printable, texts.subjectUnreadable),
    ),
  message: z.string().check(
    z.overwrite((message) => message.replaceAll(/\r\n?/g, '\n').trim()),
    z.minLength(contactLengths.messageMin, texts.messageShort),
    z.maxLength(contactLengths.messageMax, texts.messageLong),
    z.refine(isReadable, texts.messageUnreadable),
  ),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
