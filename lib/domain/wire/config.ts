import * as z from 'zod/mini';

/** `/config.json`: the settings of this stage for the browser. Endpoints are origins without a trailing slash. */
export const siteConfigSchema = z.object({
  stage: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** The endpoint of the sign-in: Cognito of the region, or the emulator. */
  cognitoEndpoint: z.string(),
  /** The origin to which the atelier uploads PDFs: the reports' bucket of this stage. */
  reportsOrigin: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
