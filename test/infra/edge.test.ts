import { describe, expect, it } from 'vitest';
import { bundleEdge } from '#lib/bundle-edge.ts';
import { securityHeaders } from '#lib/edge/headers.ts';
import { behaviorsOf, configOf, headersOf, json, originOf } from '../support/distribution.ts';
import { nameOf } from '../support/policies.ts';
import { builtSite, only, type Resource, type Synthesized, stacksOf } from '../support/template.ts';

const [local, prod] = [stacksOf('local').edge, stacksOf('prod').edge];

const idOf = (stack: Synthesized, type: string, name = '') =>
  stack.ofType(type).find(({ id }) => nameOf(id).endsWith(name))?.id;

const managed = {
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHost: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
} as const;

describe('the distribution', () => {
  const functionOf = (name: string) => ({
    'Fn::GetAtt': [idOf(prod, 'AWS::CloudFront::Function', name), 'FunctionARN'],
  });
  const onRequest = { EventType: 'viewer-request', FunctionARN: functionOf('ViewerRequest') };
  const onResponse = { EventType: 'viewer-response', FunctionARN: functionOf('ViewerResponse') };
  const headers = { Ref: only(prod, 'AWS::CloudFront::ResponseHeadersPolicy').id };
  const files = {
    AllowedMethods: ['GET', 'HEAD'],
    Compress: true,
    FunctionAssociations: [onRequest, onResponse],
    ResponseHeadersPolicyId: headers,
    ViewerProtocolPolicy: 'redirect-to-https',
  };
  const passedOn = {
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    CachePolicyId: managed.cachingDisabled,
    Compress: false,
    FunctionAssociations: [onRequest],
    OriginRequestPolicyId: managed.allViewerExceptHost,
    ViewerProtocolPolicy: 'https-only',
  };

  it('has exactly these routes', () => {
    const revalidated = { Ref: only(prod, 'AWS::CloudFront::CachePolicy').id };
    const ways = behaviorsOf(prod).map(({ TargetOriginId, ...way }) => way);
    expect(ways).toEqual([
      { PathPattern: 'default', ...files, CachePolicyId: revalidated },
      { PathPattern: '/assets/*', ...files, CachePolicyId: managed.cachingOptimized },
      { PathPattern: '/api/*', ...passedOn, ResponseHeadersPolicyId: headers },
      { PathPattern: '/live', ...passedOn },
    ]);
  });

  it('caches a page no longer than its header says, for every request', () => {
    expect(only(prod, 'AWS::CloudFront::CachePolicy').Properties?.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
  });

  it('reaches both APIs over TLS with the origin secret, the live one at its own stage', () => {
    for (const [pattern, api] of [
      ['/api/*', 'HttpApi'],
      ['/live', 'LiveApi'],
    ] as const) {
      const { Id, DomainName, ...origin } = originOf(prod, pattern) ?? {};
      expect(JSON.stringify(DomainName)).toMatch(
        new RegExp(`"OutputName":"[^"]+Ref${api}[^"]+"\\}\\},"\\.execute-api\\.eu-west-3\\.amazonaws\\.com"`),
      );
      expect(origin).toEqual({
        CustomOriginConfig: {
          OriginProtocolPolicy: 'https-only',
          OriginSSLProtocols: ['TLSv1.2'],
          OriginKeepaliveTimeout: 60,
        },
        OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: { Ref: 'OriginSecret' } }],
      });
    }
    const [stage] = stacksOf('prod').api.ofType('AWS::ApiGatewayV2::Stage').filter(isLive);
    expect(`/${stage?.Properties?.StageName}`).toBe('/live');
  });

  it('passes errors on and caches none of them', () => {
    const errors = configOf(prod).CustomErrorResponses;
    expect(errors.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)).toEqual([
      400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504,
    ]);
    for (const error of errors) expect(error).toEqual({ ErrorCode: error.ErrorCode, ErrorCachingMinTTL: 0 });
  });

  it('uses HTTP/2 and 3 under its own name over TLS 1.2, behind the firewall, and logs no visitors', () => {
    const { DefaultCacheBehavior, CacheBehaviors, CustomErrorResponses, Origins, ...rest } = configOf(prod);
    expect(rest).toEqual({
      Comment: 'quatre-sagesses-prod',
      DefaultRootObject: 'index.html',
      Enabled: true,
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      PriceClass: 'PriceClass_200',
      Aliases: ['shop.example'],
      ViewerCertificate: {
        AcmCertificateArn: { Ref: 'CertificateArn' },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      WebACLId: { Ref: 'WebAclArn' },
    });
  });

  it('of a local stage has neither name nor firewall, and reaches the APIs in the emulator', () => {
    for (const key of ['Aliases', 'ViewerCertificate', 'WebACLId'])
      expect(configOf(local)).not.toHaveProperty(key);
    const origin = originOf(local, '/api/*');
    expect(origin).toMatchObject({
      DomainName: '127.0.0.1',
      CustomOriginConfig: { HTTPPort: 4303, OriginProtocolPolicy: 'http-only' },
    });
    expect(JSON.stringify(origin?.OriginPath)).toMatch(/"\/_aws\/execute-api\/",.*,"\/\$default"/);
  });
});

const isLive = ({ Properties }: Resource) => Properties?.StageName !== '$default';

describe('the functions of the edge', () => {
  it('are the bundles of the shared routing, published at once', () => {
    const code = bundleEdge(builtSite);
    const deployed = prod.ofType('AWS::CloudFront::Function').map(({ Properties }) => json(Properties));
    expect(deployed.map(({ FunctionCode }) => FunctionCode)).toEqual([code.request, code.response]);
    for (const { AutoPublish, FunctionConfig } of deployed)
      expect([AutoPublish, FunctionConfig.Runtime]).toEqual([true, 'cloudfront-js-2.0']);
  });
});

describe('the headers', () => {
  const { styleHashes } = builtSite;

  it('of a local stage are those of the local server', () => {
    expect(headersOf(local)).toEqual(securityHeaders({ styleHashes, connect: ['http://127.0.0.1:4303'] }));
  });

  it('replace those of an origin', () => {
    const policy = only(prod, 'AWS::CloudFront::ResponseHeadersPolicy').Properties;
    expect(JSON.stringify(policy)).not.toContain('"Override":false');
    expect(JSON.stringify(policy).match(/"Override":true/g)).toHaveLength(7);
  });

  it('elsewhere differ only in the allowed origins: sign-in and the reports of the stage', () => {
    const { 'content-security-policy': policy, ...others } = headersOf(prod);
    const { 'content-security-policy': expected, ...same } = securityHeaders({
      styleHashes,
      connect: ['https://cognito-idp.eu-west-3.amazonaws.com', 'https://REPORTS'],
    });
    expect(others).toEqual(same);
    const text = policy['Fn::Join'][1]
      .map((part: unknown) => (typeof part === 'string' ? part : 'REPORTS'))
      .join('');
    expect(text).toBe(expected);
    expect(JSON.stringify(policy)).toMatch(/"OutputName":"[^"]+ReportsBucket[^"]+RegionalDomainName[^"]+"/);
  });
});
