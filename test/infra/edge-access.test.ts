import { describe, expect, it } from 'vitest';
import { firewallRate } from '#domain/limits.ts';
import { json, originOf } from '../support/distribution.ts';
import { privateBucket } from '../support/policies.ts';
import { only, stacksOf } from '../support/template.ts';

const { global: stack, edge } = stacksOf('prod');
const acl = json(only(stack, 'AWS::WAFv2::WebACL').Properties);

describe('the site’s bucket', () => {
  const bucket = only(edge, 'AWS::S3::Bucket');

  it('is private and encrypted, and is deleted with its stack, because a build recreates the site', () => {
    expect([bucket.DeletionPolicy, bucket.UpdateReplacePolicy]).toEqual(['Delete', 'Delete']);
    expect(bucket.Properties).toEqual({
      ...privateBucket,
      LifecycleConfiguration: {
        Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
      },
    });
  });

  it('can only be read by this distribution, over TLS', () => {
    const { PolicyDocument } = json(only(edge, 'AWS::S3::BucketPolicy').Properties);
    const [plain, read, ...others] = PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(plain).toMatchObject({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } });
    expect(read).toMatchObject({
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
    });
    expect(Object.keys(read.Condition)).toEqual(['StringEquals']);
    const source = JSON.stringify(read.Condition.StringEquals['AWS:SourceArn']);
    expect(source).toContain(`":distribution/",{"Ref":"${only(edge, 'AWS::CloudFront::Distribution').id}"}`);
  });

  it('is read with signed requests', () => {
    const control = only(edge, 'AWS::CloudFront::OriginAccessControl');
    expect(control.Properties?.OriginAccessControlConfig).toMatchObject({
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    });
    for (const pattern of ['default', '/assets/*'])
      expect(originOf(edge, pattern)).toEqual({
        Id: expect.anything(),
        DomainName: { 'Fn::GetAtt': [bucket.id, 'RegionalDomainName'] },
        OriginAccessControlId: { 'Fn::GetAtt': [control.id, 'Id'] },
        S3OriginConfig: { OriginAccessIdentity: '' },
      });
  });
});

const notTheWebhook = {
  NotStatement: {
    Statement: {
      ByteMatchStatement: {
        FieldToMatch: { UriPath: {} },
        PositionalConstraint: 'EXACTLY',
        SearchString: '/api/stripe-webhook',
        TextTransformations: [{ Priority: 0, Type: 'NONE' }],
      },
    },
  },
};

type Protection = { readonly Action: string; readonly Field: object };

type Rule = {
  Name: string;
  Priority: number;
  Action?: unknown;
  OverrideAction?: unknown;
  Statement: Record<string, Record<string, unknown>>;
};

describe('the firewall', () => {
  const rules: Rule[] = acl.Rules;
  const prose = ['GenericLFI', 'GenericRFI', 'CrossSiteScripting', 'EC2MetaDataSSRF'];

  it('logs what it refuses or counts for a month, without bodies, queries, sessions and claims', () => {
    const group = only(stack, 'AWS::Logs::LogGroup');
    expect(group.Properties).toMatchObject({
      LogGroupName: 'aws-waf-logs-quatre-sagesses-prod',
      RetentionInDays: 30,
    });
    const logs = json(only(stack, 'AWS::WAFv2::LoggingConfiguration').Properties);
    expect(JSON.stringify(logs.LogDestinationConfigs)).toContain(group.id);
    expect(JSON.stringify(logs.LogDestinationConfigs)).not.toContain(':*');
    expect(logs.LoggingFilter).toMatchObject({
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: { length: 5 } }],
    });
    expect(
      acl.DataProtectionConfig.DataProtections.map(({ Action, Field }: Protection) => [Action, Field]),
    ).toEqual([
      ['SUBSTITUTION', { FieldType: 'BODY' }],
      ['SUBSTITUTION', { FieldType: 'QUERY_STRING' }],
      ['SUBSTITUTION', { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization', 'x-claim', 'cookie'] }],
    ]);
    for (const { ExcludeRuleMatchDetails } of acl.DataProtectionConfig.DataProtections)
      expect(ExcludeRuleMatchDetails).toBe(false);
  });

  it('protects CloudFront and admits requests that no rule refuses', () => {
    expect([acl.Scope, acl.DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
    expect(rules.map(({ Name, Priority }) => [Name, Priority])).toEqual([
      ['AWSManagedRulesAmazonIpReputationList', 0],
      ['ApiRate', 1],
      ['AWSManagedRulesKnownBadInputsRuleSet', 2],
      ['AWSManagedRulesCommonRuleSet', 3],
      ['BodyCounted', 4],
    ]);
  });

  it('uses Amazon’s own rules unchanged, except that a message may be long and is prose: that is only counted', () => {
    const managed = rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement);
    for (const { OverrideAction } of managed) expect(OverrideAction).toEqual({ None: {} });
    expect(managed.map(({ Statement }) => Statement.ManagedRuleGroupStatement?.RuleActionOverrides)).toEqual([
      undefined,
      undefined,
      ['SizeRestrictions', ...prose].map((name) => ({ Name: `${name}_BODY`, ActionToUse: { Count: {} } })),
    ]);
    const counts = rules.find(({ Name }) => Name === 'BodyCounted');
    expect(counts).toMatchObject({
      Action: { Count: {} },
      VisibilityConfig: { CloudWatchMetricsEnabled: true, MetricName: 'BodyCounted' },
      Statement: {
        OrStatement: {
          Statements: prose.map((name) => ({
            LabelMatchStatement: { Key: `awswaf:managed:aws:core-rule-set:${name}_Body`, Scope: 'LABEL' },
          })),
        },
      },
    });
  });

  it('neither inspects nor counts an event of Stripe', () => {
    for (const name of ['AWSManagedRulesKnownBadInputsRuleSet', 'AWSManagedRulesCommonRuleSet']) {
      const rule = rules.find(({ Name }) => Name === name);
      expect(rule?.Statement.ManagedRuleGroupStatement?.ScopeDownStatement).toEqual(notTheWebhook);
    }
  });

  it('answers 429 with the API’s own envelope to too many API requests', () => {
    const rate = rules.find(({ Name }) => Name === 'ApiRate');
    expect(rate?.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'IP',
      EvaluationWindowSec: 300,
      Limit: firewallRate.requests,
      ScopeDownStatement: {
        AndStatement: {
          Statements: [
            {
              OrStatement: {
                Statements: ['/api/', '/live'].map((SearchString) => ({
                  ByteMatchStatement: { PositionalConstraint: 'STARTS_WITH', SearchString },
                })),
              },
            },
            notTheWebhook,
          ],
        },
      },
    });
    expect(rate?.Action).toEqual({
      Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'TooMany' } },
    });
    expect(JSON.parse(acl.CustomResponseBodies.TooMany.Content)).toMatchObject({
      error: { code: 'too_many' },
    });
  });
});

describe('the certificate', () => {
  it('is for the site’s own domain, validated by its DNS', () => {
    expect(only(stack, 'AWS::CertificateManager::Certificate').Properties).toMatchObject({
      DomainName: 'shop.example',
      ValidationMethod: 'DNS',
    });
  });
});

describe('the parameters of the edge’s deployment', () => {
  const { BootstrapVersion, ...parameters } = JSON.parse(edge.json).Parameters;

  it('are the origin secret, never shown and never in a template', () => {
    expect(parameters.OriginSecret).toEqual({
      Type: 'String',
      NoEcho: true,
      MinLength: 20,
      Description: expect.anything(),
    });
  });

  it('and the resources in us-east-1', () => {
    expect(Object.keys(parameters).sort()).toEqual(['CertificateArn', 'OriginSecret', 'WebAclArn']);
    expect(stack.outputs.toSorted()).toEqual(['CertificateArn', 'WebAclArn']);
  });

  it('outputs the addresses for the rest of a deployment', () => {
    expect(edge.outputs.toSorted()).toEqual(['DistributionDomain', 'DistributionId', 'SiteBucket']);
  });
});
