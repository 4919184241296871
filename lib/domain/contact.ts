import * as z from 'zod/mini';
import { printable } from './letters.ts';
import { messageLengths, messageSchema } from './message.ts';
import { visitorFirstNameSchema, visitorLastNameSchema } from './names.ts';
import { visitorEmailSchema } from './profile.ts';
import { validationTexts as texts } from './texts/validation.ts';

/** §9 «Other limits». */
export const contactLengths = { subject: 200, ...messageLengths } as const;

/** §3, §5 «Contact form». */
export const contactMessageSchema = z.strictObject({
  firstName: visitorFirstNameSchema,
  lastName: visitorLastNameSchema,
  email: visitorEmailSchema,
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.subjectRequired),
      z.maxLength(contactLengths.subject, texts.subjectLong),
      z.regex(printable, texts.subjectUnreadable),
    ),
  message: messageSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
