import * as z from 'zod/mini';

const fileSchema = z.object({
  file: z.string(),
  seconds: z.number(),
  passed: z.int(),
  failed: z.int(),
  /** One line for each failure: test and first line of its message. */
  failures: z.array(z.string()),
  /** One line for each test that failed first and then passed. */
  secondTries: z.array(z.string()),
});
/** A file of tests that has ended. */
export type EndedFile = z.infer<typeof fileSchema>;

/** What Vitest's process tells about its run: the files to come, then each file that has ended. */
export const toldSchema = z.union([z.object({ files: z.array(z.string()) }), fileSchema]);
export type Told = z.infer<typeof toldSchema>;
