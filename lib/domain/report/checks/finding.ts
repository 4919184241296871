import * as z from 'zod/mini';

/** What the checks before «Livrer» may find. */
const findingKinds = [
  /** A value, a proof, a table or a drawing that this dossier does not have. */
  'value',
  /** A variable or an agreement that nobody could fill in. */
  'variable',
  /** A typed sentence that says what the chart would by another choice. */
  'chart',
  /** A section that is empty, or promised and missing. */
  'section',
  /** The first name of the person studied is absent. */
  'name',
  /** The name or the birth of another customer. */
  'person',
  /** An inserted passage that nobody has touched. */
  'passage',
  'length',
  /** Sentences of earlier reports. */
  'same',
] as const;

/**
 * `stops`: the report is not delivered with it, unless `confirm` lets its expert accept it. The id names what was found
 * and how much of it, so that an acceptance never covers more than its expert has seen.
 */
export const findingSchema = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  /** The section to which its line leads. */
  section: z.optional(z.string()),
  /** French. */
  text: z.string(),
  confirm: z.boolean(),
  stops: z.boolean(),
  /** The sentences that it is about, as they begin. */
  quotes: z.optional(z.array(z.string())),
});
export type Finding = z.infer<typeof findingSchema>;

/** Those that keep a report from being delivered, after its expert has accepted some. */
export const standing = (findings: readonly Finding[], accepted: readonly string[]): Finding[] =>
  findings.filter(({ id, stops, confirm }) => stops && !(confirm && accepted.includes(id)));
