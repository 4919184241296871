/** The wire of typesetting: the holder of a part sees its pages, and has them made for the delivery. */
import * as z from 'zod/mini';
import { uploadSchema } from '../atelier.ts';
import { chosenSchema } from '../dossier/conventions.ts';
import { reportDocumentSchema } from '../report/document.ts';
import { shownSchema } from '../report/shown.ts';

const draft = '/api/atelier/orders/{id}/parts/{service}/draft';

/**
 * POST: one page of the sent report as SVG, counted from 1; the last one instead of a later. The picture needs no font
 * and loads nothing, so it is shown as a `data:` image. `spills`: sections whose last page holds only these few lines; `off`: those of which something leaves its page; `signs`: what no face has, in a section or on the cover;
 * `missing`: references that the dossier does not have; `conventions`: those that it was drawn with; `tag`: of the picture,
 * which is left out when the caller has sent the tag as `held`, and when no page but their number is asked for, as page 0.
 * 409 `not_typeset` with the reason. A report without sections is a valid call, which starts the function before the
 * first page is asked for.
 */
export const previewDraft = {
  method: 'POST',
  path: `${draft}/preview`,
  maxBytes: 400_000,
  body: z.strictObject({
    document: reportDocumentSchema,
    page: z.int(),
    held: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({
    pages: z.int(),
    page: z.int(),
    tag: z.string(),
    svg: z.optional(z.string()),
    spills: z.array(z.object({ section: z.string(), lines: z.int() })),
    off: z.array(z.string()),
    signs: z.array(z.object({ signs: z.string(), section: z.optional(z.string()) })),
    missing: z.array(z.string()),
    conventions: chosenSchema,
  }),
} as const;

/**
 * POST: the saved draft is typeset as an upload of the part, which the expert then delivers like any other. `accept`
 * names the findings of the checks that the expert confirms, `shown` what the colophon says of the writing. 409 `report_incomplete` while another keeps it from being
 * delivered.
 */
export const printDraft = {
  method: 'POST',
  path: `${draft}/print`,
  body: z.strictObject({
    accept: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)),
    shown: z.optional(shownSchema),
  }),
  answer: z.object({ upload: uploadSchema }),
} as const;
