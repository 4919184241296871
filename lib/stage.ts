/** What differs between stages. Names of stacks, parameters and outputs derive from the stage alone. */
export const stageNames = ['local', 'dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** Paris: everything but what CloudFront wants in us-east-1. */
export const shopRegion = 'eu-west-3';
/** Where CloudFront looks for certificates and firewalls. */
export const globalRegion = 'us-east-1';

export type Stage = {
  readonly name: StageName;
  /** Origin of the site, without a trailing slash: mails and Stripe lead back to it. */
  readonly siteUrl: string;
  /** Origin of a stand-in for Stripe's API; undefined means Stripe itself. */
  readonly stripeApi: string | undefined;
  /** Whom the alarms write to; undefined where nobody listens. */
  readonly alarmAddress: string | undefined;
  readonly region: string;
  /** Data of a local stage may be thrown away with its stack; elsewhere it is retained. */
  readonly keepsData: boolean;
  /** Functions of the money path have runs of their own, and those of the guidance have few. */
  readonly reserves: boolean;
};

/**
 * Functions that an account must be able to run at once before any are reserved: AWS keeps 100 unreserved, and dev and
 * prod may share an account. A fresh account has 10.
 */
const reservesFrom = 250;

export const stackNames = (stage: StageName) =>
  ({
    data: `quatre-sagesses-${stage}-data`,
    api: `quatre-sagesses-${stage}-api`,
    guidance: `quatre-sagesses-${stage}-guidance`,
    watch: `quatre-sagesses-${stage}-watch`,
  }) as const;

/** SSM SecureString parameters, written before the deployment (CloudFormation cannot write them). */
export const parameterNames = (stage: StageName) => {
  const prefix = `/quatre-sagesses/${stage}`;
  return {
    stripeKey: `${prefix}/stripe-key`,
    /** One secret, or two separated by a comma during rotation. */
    stripeWebhookSecrets: `${prefix}/stripe-webhook-secrets`,
    originSecret: `${prefix}/origin-secret`,
  } as const;
};

const isStageName = (name: unknown): name is StageName => stageNames.some((known) => known === name);
const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Reads `-c stage=… -c siteUrl=… -c stripeApi=… -c alarmAddress=… -c concurrency=…` (CDK context); the last is how
 * many functions the account may run at once.
 */
export const readStage = (context: (key: string) => unknown): Stage => {
  const name = context('stage') ?? 'local';
  if (!isStageName(name)) throw new Error(`unknown stage «${String(name)}»: ${stageNames.join(', ')}`);
  const siteUrl = optionalText(context('siteUrl'));
  if (!siteUrl) throw new Error('the stage needs its site: -c siteUrl=https://…');
  return {
    name,
    siteUrl,
    stripeApi: optionalText(context('stripeApi')),
    alarmAddress: optionalText(context('alarmAddress')),
    region: shopRegion,
    keepsData: name !== 'local',
    reserves: name !== 'local' && Number(context('concurrency') ?? 0) >= reservesFrom,
  };
};
