import * as z from 'zod/mini';

const object = z.object({ key: z.string(), size: z.int(), versionId: z.string() });
/** The message of S3. The test message that S3 sends when a notification is configured has no records. */
export const arrivalSchema = z.object({
  Records: z.optional(z.array(z.object({ s3: z.object({ object }) }))),
});

/** A new object in a bucket. */
export type Arrived = { readonly key: string; readonly version: string; readonly bytes: number };

/** S3 encodes keys like form fields. */
const decoded = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));

export const arrivedIn = ({ Records = [] }: z.infer<typeof arrivalSchema>): Arrived[] =>
  Records.map(({ s3: { object: one } }) => ({
    key: decoded(one.key),
    version: one.versionId,
    bytes: one.size,
  }));
