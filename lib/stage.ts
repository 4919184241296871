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
  /** Origin that the accounts' tokens name as their issuer: Cognito's in the region, or an emulator's own. */
  readonly tokenIssuer: string;
  /** The site's own name, whose certificate and DNS are the owner's; without it the CDN's name is the site's. */
  readonly domain: string | undefined;
  /** The web application firewall: 9 $ a month, so where customers are. */
  readonly hasFirewall: boolean;
  /** A local stage is served by the local server, unless it is asked for its CDN too. */
  readonly hasEdge: boolean;
  /** Origin of the emulator: the CDN reaches the APIs there. */
  readonly emulator: string | undefined;
  /** Emulators speak plain http, make no keys and know no budgets. */
  readonly onAws: boolean;
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
    accounts: `quatre-sagesses-${stage}-accounts`,
    atelier: `quatre-sagesses-${stage}-atelier`,
    guidance: `quatre-sagesses-${stage}-guidance`,
    watch: `quatre-sagesses-${stage}-watch`,
    edge: `quatre-sagesses-${stage}-edge`,
    /** In us-east-1, where CloudFront looks for certificates and firewalls; only where there is one of them. */
    global: `quatre-sagesses-${stage}-global`,
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

/**
 * The site of a stage: its own name, else the CDN's (output `DistributionDomain`). Before its first deployment a CDN
 * has no name: the APIs are told a host that cannot be (RFC 2606), and deployed again once the name is known.
 */
export const siteUrlOf = (domain: string | undefined, distributionDomain: string | undefined): string =>
  `https://${domain ?? distributionDomain ?? 'first-deployment.invalid'}`;

const isStageName = (name: unknown): name is StageName => stageNames.some((known) => known === name);
const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Reads the CDK context: `-c stage=…`, `-c domain=…` or `-c siteUrl=…`, `-c alarmAddress=…` and `-c concurrency=…` (how
 * many functions the account may run at once); of a local stage also `-c stripeApi=…` and `-c edge=true`, on an
 * emulator `-c emulator=…` and `-c tokenIssuer=…`. `-c firewall=true|false` departs from what is usual for the stage.
 */
export const readStage = (context: (key: string) => unknown): Stage => {
  const name = context('stage') ?? 'local';
  if (!isStageName(name)) throw new Error(`unknown stage «${String(name)}»: ${stageNames.join(', ')}`);
  const domain = optionalText(context('domain'));
  const emulator = optionalText(context('emulator'));
  const siteUrl = domain ? siteUrlOf(domain, undefined) : optionalText(context('siteUrl'));
  if (!siteUrl) throw new Error('the stage needs its site: -c domain=… or -c siteUrl=https://…');
  return {
    name,
    siteUrl,
    stripeApi: optionalText(context('stripeApi')),
    alarmAddress: optionalText(context('alarmAddress')),
    region: shopRegion,
    tokenIssuer: optionalText(context('tokenIssuer')) ?? `https://cognito-idp.${shopRegion}.amazonaws.com`,
    domain,
    hasFirewall: String(context('firewall') ?? name === 'prod') === 'true',
    hasEdge: name !== 'local' || String(context('edge')) === 'true',
    emulator,
    onAws: name !== 'local' && emulator === undefined,
    keepsData: name !== 'local',
    reserves: name !== 'local' && Number(context('concurrency') ?? 0) >= reservesFrom,
  };
};
