import * as z from 'zod/mini';

/** What the build of the site tells the edge: the pages it rendered, and the hashes of the styles inside them. */
export const builtSiteSchema = z.object({ pages: z.array(z.string()), styleHashes: z.array(z.string()) });
export type BuiltSite = z.infer<typeof builtSiteSchema>;
