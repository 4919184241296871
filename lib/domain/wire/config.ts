import * as z from 'zod/mini';

/** `/config.json`: what the browser must know of this stage. Endpoints are origins without a trailing slash. */
export const siteConfigSchema = z.object({
  stage: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where sign-in goes: Cognito of the region, or the emulator. */
  cognitoEndpoint: z.string(),
  /** Where the atelier posts PDFs: the reports' bucket of this stage. */
  reportsOrigin: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
