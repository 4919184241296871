import type { SiteConfig } from '#domain/config.ts';
import { type StageName, shopRegion } from '#lib/stage.ts';

/** `/config.json` of a stage from its stacks' outputs; `emulator` is the origin that stands for all of AWS locally. */
export const siteConfigOf = (
  stage: StageName,
  outputs: Readonly<Record<string, string>>,
  emulator?: string,
): SiteConfig => {
  const of = (name: string): string => {
    const value = outputs[name];
    if (!value) throw new Error(`The stacks have no output «${name}».`);
    return value;
  };
  return {
    stage,
    userPoolId: of('UserPoolId'),
    userPoolClientId: of('UserPoolClientId'),
    cognitoEndpoint: emulator ?? `https://cognito-idp.${shopRegion}.amazonaws.com`,
    reportsOrigin: emulator ?? `https://${of('ReportsBucket')}.s3.${shopRegion}.amazonaws.com`,
  };
};
