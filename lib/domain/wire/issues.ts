/** The wire of «À traiter»: staff, by access token; 403 `forbidden` for everyone else. */
import * as z from 'zod/mini';
import { issueCountSchema, issueSchema, partKinds } from '../issues.ts';
import { pageOf } from './pages.ts';

/**
 * GET …?after=…: an expert gets the issues of their discipline's parts, an administrator all; in pages, the most urgent first.
 * `count` is of all.
 */
export const atelierIssues = {
  method: 'GET',
  path: '/api/atelier/issues',
  answer: z.extend(pageOf(issueSchema), { count: issueCountSchema }),
} as const;

/**
 * POST …: an administrator sends a given-up mail again; it is sent within five minutes. No effect on a mail that is not
 * given up; 404 for an unknown one.
 */
export const resendMail = {
  method: 'POST',
  path: '/api/atelier/mails/resend',
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ resent: z.literal(true) }),
} as const;

/** POST …: an administrator has looked at an issue of a part that no queue shows; repeating changes nothing. */
export const closeIssue = {
  method: 'POST',
  path: '/api/atelier/issues/close',
  body: z.strictObject({
    kind: z.enum(partKinds),
    id: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  answer: z.object({ closed: z.literal(true) }),
} as const;
