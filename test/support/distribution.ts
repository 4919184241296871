import { only, type Synthesized } from './template.ts';

export const json = (value: unknown) => JSON.parse(JSON.stringify(value));
export const configOf = (stack: Synthesized) =>
  json(only(stack, 'AWS::CloudFront::Distribution').Properties?.DistributionConfig);
export const behaviorsOf = (stack: Synthesized) => {
  const { DefaultCacheBehavior, CacheBehaviors } = configOf(stack);
  return [{ PathPattern: 'default', ...DefaultCacheBehavior }, ...CacheBehaviors];
};
type Origin = { Id: string; DomainName: unknown } & Record<string, unknown>;
const originsOf = (stack: Synthesized): Origin[] => configOf(stack).Origins;
/** The origin of the behavior with this path pattern. */
export const originOf = (stack: Synthesized, pattern: string) => {
  const { TargetOriginId } = behaviorsOf(stack).find(({ PathPattern }) => PathPattern === pattern);
  return originsOf(stack).find(({ Id }) => Id === TargetOriginId);
};
/** The headers of the policy as CloudFront sends them. */
export const headersOf = (stack: Synthesized) => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = json(
    only(stack, 'AWS::CloudFront::ResponseHeadersPolicy').Properties?.ResponseHeadersPolicyConfig,
  );
  const { ContentSecurityPolicy, StrictTransportSecurity, FrameOptions, ReferrerPolicy, ContentTypeOptions } =
    SecurityHeadersConfig;
  const { AccessControlMaxAgeSec: age, IncludeSubdomains, Preload } = StrictTransportSecurity;
  const hsts = [
    `max-age=${age}`,
    ...(IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(Preload ? ['preload'] : []),
  ];
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': hsts.join('; '),
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }: { Header: string; Value: string }) => [
        Header,
        Value,
      ]),
    ),
  };
};
