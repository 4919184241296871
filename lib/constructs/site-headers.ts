import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * CloudFront accepts 1783 characters; the names that CloudFormation inserts are longer than their placeholders here.
 */
export const policyLimit = 1_650;

const override = true;

/** CloudFront has its own properties for these headers and refuses them among the others. */
const ownPlaces: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (contentSecurityPolicy) => {
    if (contentSecurityPolicy.length > policyLimit)
      throw new Error(`the content security policy has ${contentSecurityPolicy.length} characters`);
    return { contentSecurityPolicy: { contentSecurityPolicy, override } };
  },
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: oneOf(HeadersFrameOption, value), override },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: oneOf(HeadersReferrerPolicy, value), override },
  }),
};

const oneOf = <Value extends string>(known: Readonly<Record<string, Value>>, text: string): Value => {
  const found = Object.values(known).find((value) => value === text);
  if (!found) throw new Error(`CloudFront knows no «${text}»`);
  return found;
};

/** The headers of `lib/edge/headers.ts` as CloudFront's policy. */
export const responseHeadersPolicy = (
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy => {
  const customHeaders: ResponseCustomHeader[] = [];
  let securityHeadersBehavior: ResponseSecurityHeadersBehavior = {};
  for (const [header, value] of Object.entries(headers)) {
    const place = ownPlaces[header];
    if (place) securityHeadersBehavior = { ...securityHeadersBehavior, ...place(value) };
    else customHeaders.push({ header, value, override });
  }
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
  });
};
