/** The wire of «L'équipe»: who works here, made and unmade by administrators (everyone else 403 `forbidden`). */
import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { emailSchema, fullNameSchema } from '../profile.ts';
import { staffTexts } from '../texts/staff.ts';

/** The subject of the account. */
const staffId = z.uuid();
const discipline = z.optional(z.enum(disciplines));
const noBody = z.strictObject({});
const path = '/api/atelier/staff';

/** A line of the team: «invited» until the link is used, «active», or «left»; `since` is when that began (UTC). */
const colleagueSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent once the account is gone. */
  email: z.optional(z.string()),
  discipline,
  is_administrator: z.boolean(),
  state: z.enum(['invited', 'active', 'left']),
  since: z.string(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** An expert has a discipline; an administrator may have one. */
const hasRole = (wish: { discipline?: string | undefined; is_administrator: boolean }): boolean =>
  wish.discipline !== undefined || wish.is_administrator;

/** Whom an administrator invites, and as what; asking again sends another link. */
export const invitationSchema = z
  .strictObject({ email: emailSchema, name: fullNameSchema, discipline, is_administrator: z.boolean() })
  .check(z.refine(hasRole, staffTexts.roleMissing));
export type Invitation = z.infer<typeof invitationSchema>;

/** GET: everybody, by name. */
export const listStaff = {
  method: 'GET',
  path,
  answer: z.object({ staff: z.array(colleagueSchema) }),
} as const;

/** POST → 201: mails a link, valid for 72 hours. 409 `already_staff` once the person has accepted one. */
export const inviteStaff = { method: 'POST', path, body: invitationSchema, answer: colleagueSchema } as const;

/**
 * PUT …/{id}: the name that customers read, and the discipline; parts of another one go back to their queue. Whoever has
 * left: 409 `staff_left`.
 */
export const changeStaff = {
  method: 'PUT',
  path: `${path}/{id}`,
  id: staffId,
  body: z.strictObject({ name: fullNameSchema, discipline }),
  answer: colleagueSchema,
} as const;

/**
 * POST …/leave: out at once, open parts go back to their queues with what was sent for them; an invitation is withdrawn.
 * 409 `last_administrator`. Repeating completes what broke off.
 */
export const dismissStaff = {
  method: 'POST',
  path: `${path}/{id}/leave`,
  id: staffId,
  body: noBody,
  answer: listStaff.answer,
} as const;

/** POST …/return: back, with the password that was chosen before. Repeating completes what broke off. */
export const readmitStaff = {
  method: 'POST',
  path: `${path}/{id}/return`,
  id: staffId,
  body: noBody,
  answer: colleagueSchema,
} as const;

/** What `npm run staff` asks of the function that no route leads to. */
export const staffCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({ command: z.literal('invite'), invitation: invitationSchema }),
  z.strictObject({ command: z.literal('leave'), email: emailSchema }),
  z.strictObject({ command: z.literal('return'), email: emailSchema }),
  z.strictObject({ command: z.literal('factor-reset'), email: emailSchema }),
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;
