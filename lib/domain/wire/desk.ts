/** The wire of the writing desk: who holds a part reads and writes its draft; passages are their expert's alone. */
import * as z from 'zod/mini';
import { findingSchema } from '../report/checks/finding.ts';
import { deskIdSchema, sectionSchema } from '../report/document.ts';
import { draftSchema, outlineSchema, revisionSchema } from '../report/draft.ts';
import { newPassageSchema, passageSchema } from '../report/passage.ts';
import { deskTexts as texts } from '../texts/desk.ts';

const draft = '/api/atelier/orders/{id}/parts/{service}/draft';
const saved = z.object({ revision: revisionSchema, at: z.string() });

/** GET: the draft of a part, empty when nobody has begun it. 403 `forbidden`, 404, 409 `part_over`, as for every route below. */
export const readDraft = { method: 'GET', path: draft, answer: draftSchema } as const;

/**
 * PUT: saves a section. `revision` is the one that the text was based on, 0 for a new section; 409 `draft_changed` when
 * another is stored. Sending the stored text again succeeds. 413 `too_large`.
 */
export const saveSection = {
  method: 'PUT',
  path: `${draft}/sections/{section}`,
  section: deskIdSchema,
  maxBytes: 60_000,
  tooLarge: texts.sectionLarge,
  body: z.strictObject({ revision: revisionSchema, section: sectionSchema }),
  answer: saved,
} as const;

/** PUT: saves the outline, as `saveSection` does a section. */
export const saveOutline = {
  method: 'PUT',
  path: `${draft}/outline`,
  body: z.extend(outlineSchema, { revision: revisionSchema }),
  answer: saved,
} as const;

/** A former text of a section, kept for a day. */
const stateSchema = z.object({ at: z.string(), section: z.string(), title: z.string(), words: z.int() });

/** GET: the states of the last day, the newest first. */
export const draftStates = {
  method: 'GET',
  path: `${draft}/states`,
  answer: z.object({ states: z.array(stateSchema) }),
} as const;

/** The instant of a state in a path, where the CDN lets neither «:» nor «.» through: its milliseconds since 1970. */
export const stateKey = (at: string): string => String(Date.parse(at));

/** GET: one of them, named by `stateKey` of its instant. */
export const draftState = {
  method: 'GET',
  path: `${draft}/states/{at}/{section}`,
  key: z.object({ at: z.string().check(z.regex(/^\d{13}$/)), section: deskIdSchema }),
  answer: z.object({ section: sectionSchema }),
} as const;

/**
 * POST: what keeps the saved draft from being delivered, or should be known before. The answer leaves out the values and
 * the birth: it names sections, and persons for whom this expert writes.
 */
export const checkDraft = {
  method: 'POST',
  path: `${draft}/checks`,
  body: z.strictObject({}),
  answer: z.object({ findings: z.array(findingSchema) }),
} as const;

const passages = '/api/atelier/passages';

/** GET: the expert's own passages; with `next`, the rest follows by `?after=…`. */
export const listPassages = {
  method: 'GET',
  path: passages,
  answer: z.object({ passages: z.array(passageSchema), next: z.optional(z.string()) }),
} as const;

/** PUT: writes a passage; its id is made by the desk. 409 `passages_full` after `maxPassages`, 413 `too_large`. */
export const savePassage = {
  method: 'PUT',
  path: `${passages}/{passage}`,
  passage: deskIdSchema,
  maxBytes: 20_000,
  tooLarge: texts.passageLarge,
  body: newPassageSchema,
  answer: passageSchema,
} as const;

/** DELETE: repeating changes nothing. */
export const removePassage = {
  method: 'DELETE',
  path: `${passages}/{passage}`,
  passage: deskIdSchema,
  answer: z.object({}),
} as const;
