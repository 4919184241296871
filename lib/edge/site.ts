import * as z from 'zod/mini';

/** The result of the site's build for the edge: the rendered pages, and the hashes of their inlined styles. */
export const builtSiteSchema = z.object({ pages: z.array(z.string()), styleHashes: z.array(z.string()) });
export type BuiltSite = z.infer<typeof builtSiteSchema>;
