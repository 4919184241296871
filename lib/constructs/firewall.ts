import { ArnFormat, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { firewallRate } from '../domain/limits.ts';
import { livePath } from '../domain/live-stage.ts';
import { errorTexts } from '../domain/texts/errors.ts';
import { stripeWebhook } from '../domain/wire/api.ts';
import { errorStatuses } from '../domain/wire/errors.ts';
import { type Stage, stagePrefix } from '../stage.ts';

type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

const pathIs = (positionalConstraint: 'EXACTLY' | 'STARTS_WITH', searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** Stripe's events are long and quote customers' input; their signature protects them. */
const notTheWebhook: Statement = { notStatement: { statement: pathIs('EXACTLY', stripeWebhook.path) } };

/** The paths of the API and of new sockets, which functions answer. */
const toFunctions: Statement = {
  orStatement: { statements: [pathIs('STARTS_WITH', '/api/'), pathIs('STARTS_WITH', livePath)] },
};

const managed = (name: string, more: Partial<CfnWebACL.ManagedRuleGroupStatementProperty> = {}): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ...more } },
});

/** They look for attacks in bodies, and find them in French prose: «et/ou ../», an address, a sign of comparison. */
const bodyRules = ['GenericLFI', 'GenericRFI', 'CrossSiteScripting', 'EC2MetaDataSSRF'] as const;
const counted = (name: string) => ({ name: `${name}_BODY`, actionToUse: { count: {} } });
const labels = bodyRules.map((name) => `awswaf:managed:aws:core-rule-set:${name}_Body`);

const rules: readonly Rule[] = [
  managed('AWSManagedRulesAmazonIpReputationList'),
  {
    name: 'ApiRate',
    action: {
      block: {
        customResponse: { responseCode: errorStatuses.too_many, customResponseBodyKey: 'TooMany' },
      },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: firewallRate.seconds,
        limit: firewallRate.requests,
        scopeDownStatement: { andStatement: { statements: [toFunctions, notTheWebhook] } },
      },
    },
  },
  managed('AWSManagedRulesKnownBadInputsRuleSet', { scopeDownStatement: notTheWebhook }),
  managed('AWSManagedRulesCommonRuleSet', {
    scopeDownStatement: notTheWebhook,
    // Messages to support may be longer than the rule's 8 KB; the functions refuse bodies that are too long, and what
    // they store is only ever shown as text.
    ruleActionOverrides: ['SizeRestrictions', ...bodyRules].map(counted),
  }),
  {
    name: 'BodyCounted',
    action: { count: {} },
    statement: {
      orStatement: { statements: labels.map((key) => ({ labelMatchStatement: { scope: 'LABEL', key } })) },
    },
  },
];

const tooMany = { error: { code: 'too_many', message: errorTexts.too_many } };

const watched = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** The name of the firewall's own metrics, after its stage. */
export const firewallMetric = ({ name }: Pick<Stage, 'name'>): string => stagePrefix(name);

/** What logs and samples never show: words of customers and experts, links of mails, sessions and claims. */
const hidden = (fieldType: string, fieldKeys?: string[]): CfnWebACL.DataProtectProperty => ({
  action: 'SUBSTITUTION',
  field: { fieldType, ...(fieldKeys && { fieldKeys }) },
  excludeRuleMatchDetails: false,
  excludeRateBasedDetails: false,
});
const dataProtections = [
  hidden('BODY'),
  hidden('QUERY_STRING'),
  hidden('SINGLE_HEADER', ['authorization', 'x-claim', 'cookie']),
];

/** Only what was refused or counted is worth its line; a body over 8 KB is what the desk sends all day. */
const onlyTold = {
  DefaultBehavior: 'DROP',
  Filters: [
    {
      Behavior: 'KEEP',
      Requirement: 'MEETS_ANY',
      Conditions: [
        { ActionCondition: { Action: 'BLOCK' } },
        ...labels.map((LabelName) => ({ LabelNameCondition: { LabelName } })),
      ],
    },
  ],
};

/** The firewall of the CDN (us-east-1): refuses known bad senders and inputs, and too many requests. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, stage: Pick<Stage, 'name'>) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: {
        TooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
      },
      visibilityConfig: watched(firewallMetric(stage)),
      dataProtectionConfig: { dataProtections },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: watched(rule.name) })),
    });
    const lines = new LogGroup(this, 'Lines', {
      // AWS writes only to groups with this beginning.
      logGroupName: `aws-waf-logs-${stagePrefix(stage.name)}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new CfnLoggingConfiguration(this, 'Logs', {
      resourceArn: acl.attrArn,
      // Without the «:*» of the group's own name of AWS, which the firewall refuses.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: lines.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      loggingFilter: onlyTold,
    });
    new CfnOutput(this, 'Arn', { value: acl.attrArn }).overrideLogicalId('WebAclArn');
  }
}
