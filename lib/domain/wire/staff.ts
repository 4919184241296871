/** The wire of «L'équipe»: administrators manage the staff; 403 `forbidden` for everyone else. */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { fullNameSchema } from '../names.ts';
import { emailSchema } from '../profile.ts';
import { readNoticeSchema } from '../staff-notice.ts';
import { staffTexts } from '../texts/staff.ts';

/** The subject of the account. */
const staffId = z.uuid();
const discipline = z.optional(z.enum(disciplines));
const noBody = z.strictObject({});
const path = '/api/atelier/staff';

/**
 * A line of the team: «invited» until the link is used, «active», or «left»; `since` is the start of that state (UTC).
 */
const colleagueSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent once the account is deleted. */
  email: z.optional(z.string()),
  discipline,
  is_administrator: z.boolean(),
  state: z.enum(['invited', 'active', 'left']),
  since: z.string(),
  /** The notice about the staff's data that they have confirmed last. */
  notice: z.optional(readNoticeSchema),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** An expert has a discipline; an administrator may have one. */
const hasRole = (wish: { discipline?: string | undefined; is_administrator: boolean }): boolean =>
  wish.discipline !== undefined || wish.is_administrator;

/** The invited person and their role; repeating sends another link. */
export const invitationSchema = z
  .strictObject({ email: emailSchema, name: fullNameSchema, discipline, is_administrator: z.boolean() })
  .check(z.refine(hasRole, staffTexts.roleMissing));
export type Invitation = z.infer<typeof invitationSchema>;

/** GET: all staff, by name. */
export const listStaff = {
  method: 'GET',
  path,
  answer: z.object({ staff: z.array(colleagueSchema) }),
} as const;

/** POST → 201: mails a link that is valid for 72 hours. 409 `already_staff` once the invitation is accepted. */
export const inviteStaff = { method: 'POST', path, body: invitationSchema, answer: colleagueSchema } as const;

/**
 * PUT …/{id}: the name that customers read, and the discipline; parts of the former discipline return to their queue.
 * 409 `staff_left` for a former member.
 */
export const changeStaff = {
  method: 'PUT',
  path: `${path}/{id}`,
  id: staffId,
  body: z.strictObject({ name: fullNameSchema, discipline }),
  answer: colleagueSchema,
} as const;

/**
 * POST …/leave: ends the access at once; open parts return to their queues with their uploads; an invitation is
 * withdrawn. 409 `last_administrator`. Repeating completes an interrupted call.
 */
export const dismissStaff = {
  method: 'POST',
  path: `${path}/{id}/leave`,
  id: staffId,
  body: noBody,
  answer: listStaff.answer,
} as const;

/** POST …/return: reactivates a member, with their former password. Repeating completes an interrupted call. */
export const readmitStaff = {
  method: 'POST',
  path: `${path}/{id}/return`,
  id: staffId,
  body: noBody,
  answer: colleagueSchema,
} as const;

/** The commands of `npm run staff`, for a function without a route. */
export const staffCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({ command: z.literal('invite'), invitation: invitationSchema }),
  z.strictObject({ command: z.literal('leave'), email: emailSchema }),
  z.strictObject({ command: z.literal('return'), email: emailSchema }),
  z.strictObject({ command: z.literal('factor-reset'), email: emailSchema }),
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;
