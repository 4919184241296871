import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { deskTexts as texts } from '../texts/desk.ts';
import { textUpTo } from '../wire/writable.ts';
import { blockSchema, deskIdSchema, referenceSchema } from './document.ts';

/** Passages that an expert keeps for later reports: theirs alone. */

export const maxPassages = 3000;
export const maxPassageTitle = 120;
/** Cells that a passage is tied to. */
export const maxTies = 4;

/** `reference` names the cell of a dossier, `text` what stands in it: «positions/Soleil/Signe», «Bélier». */
const placementSchema = z.strictObject({
  reference: referenceSchema,
  text: z.string().check(z.maxLength(200)),
});

/** A passage as the desk sends it; without placements it is free. */
export const newPassageSchema = z.strictObject({
  title: textUpTo(maxPassageTitle, { missing: texts.titleMissing, unreadable: texts.unreadable }),
  service: z.enum(disciplines),
  /** All of them must stand in a dossier for the passage to fit it. */
  placements: z.array(placementSchema).check(z.maxLength(maxTies)),
  blocks: z.array(blockSchema).check(z.minLength(1, texts.passageEmpty), z.maxLength(10, texts.passageLong)),
});
export type NewPassage = z.infer<typeof newPassageSchema>;

/** `at`: when it was last changed (UTC). */
export const passageSchema = z.extend(newPassageSchema, { id: deskIdSchema, at: z.string() });
export type Passage = z.infer<typeof passageSchema>;
