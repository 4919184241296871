/** The notice about the staff's own data (GDPR, article 13): each member confirms each version once. */
import * as z from 'zod/mini';

/** The day of the text; a changed text gets another one, which asks everybody again. */
export const staffNoticeVersion = '2026-12-02';

/** The version that a member has confirmed last, and when (UTC). */
export const readNoticeSchema = z.object({ version: z.string(), at: z.string() });
export type ReadNotice = z.infer<typeof readNoticeSchema>;

export const hasReadNotice = (notice: ReadNotice | undefined): boolean =>
  notice?.version === staffNoticeVersion;
