import type { SiteConfig } from '#domain/wire/config.ts';
import { type StageName, shopRegion } from '#lib/stage.ts';
import { outputOf } from '../local/deploy.ts';

/** `/config.json` of a stage from its stacks' outputs; `emulator` is the origin that replaces AWS locally. */
export const siteConfigOf = (
  stage: StageName,
  outputs: Readonly<Record<string, string>>,
  emulator?: string,
): SiteConfig => {
  const of = (name: string): string => outputOf(outputs, name);
  return {
    stage,
    userPoolId: of('UserPoolId'),
    userPoolClientId: of('UserPoolClientId'),
    cognitoEndpoint: emulator ?? `https://cognito-idp.${shopRegion}.amazonaws.com`,
    reportsOrigin: emulator ?? `https://${of('ReportsBucket')}.s3.${shopRegion}.amazonaws.com`,
  };
};
