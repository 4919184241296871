import { region, shopKey } from '#content/shop.ts';

/** The settings that differ between stages. Names of stacks, parameters and outputs derive from the stage only. */
export const stageNames = ['local', 'dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** The region of everything except the resources that CloudFront requires in us-east-1. */
export const shopRegion = region.name;
/** The region of CloudFront's certificates and firewalls. */
export const globalRegion = 'us-east-1';

export type Stage = {
  readonly name: StageName;
  /** Origin of the site without a trailing slash: mails and Stripe link to it. */
  readonly siteUrl: string;
  /** Origin of a stand-in for Stripe's API; undefined means Stripe itself. */
  readonly stripeApi: string | undefined;
  /** Who is told of alarms: e-mail addresses, and telephone numbers such as «+262692000000» for short messages. */
  readonly alarmAddresses: readonly string[];
  /** The number of the second account, which keeps the books; undefined when the stage has none. */
  readonly booksAccount: string | undefined;
  readonly region: string;
  /** The issuer in the accounts' tokens: Cognito's origin in the region, or an emulator's own. */
  readonly tokenIssuer: string;
  /** The site's own domain, whose certificate and DNS are the merchant's; without it the site uses the CDN's domain. */
  readonly domain: string | undefined;
  /** The web application firewall costs money every month (`docs/cost.md`), so only stages with customers have it. */
  readonly hasFirewall: boolean;
  /** The local server serves a local stage, unless its CDN is requested too. */
  readonly hasEdge: boolean;
  /** Origin of the emulator, through which the CDN reaches the APIs. */
  readonly emulator: string | undefined;
  /** False for emulators: they use plain HTTP and have neither keys nor budgets. */
  readonly onAws: boolean;
  /** Data of a local stage may be deleted with its stack; elsewhere it is retained. */
  readonly keepsData: boolean;
  /** True when functions of the money path have reserved concurrency, and those of the guidance a small maximum. */
  readonly reserves: boolean;
};

/**
 * The account's concurrency quota from which it is reserved: AWS keeps 100 unreserved, and the functions without a
 * reservation need more than these. A new account has 10.
 */
const reservesFrom = 250;

/** What a stage names itself begins with it. */
export const stagePrefix = (stage: StageName): string => `${shopKey}-${stage}`;

/** In the order of their deployment, except `global`, which comes before the others that need it. */
export const stackNames = (stage: StageName) => {
  const prefix = stagePrefix(stage);
  return {
    data: `${prefix}-data`,
    api: `${prefix}-api`,
    accounts: `${prefix}-accounts`,
    atelier: `${prefix}-atelier`,
    desk: `${prefix}-desk`,
    guidance: `${prefix}-guidance`,
    monitoring: `${prefix}-monitoring`,
    edge: `${prefix}-edge`,
    /** In us-east-1, with certificate and firewall; only when the stage has one of them. */
    global: `${prefix}-global`,
    /** In us-east-1, where CloudFront writes its metrics; only when somebody reads the alarms. */
    edgeAlarms: `${prefix}-edge-alarms`,
  } as const;
};

/** What CloudFormation names by itself begins with its stack. */
export const isOfStage = (stage: StageName, name: string): boolean =>
  name.startsWith(`${stagePrefix(stage)}-`);

export const alarmName = (stage: StageName, name: string): string => `${stagePrefix(stage)}-${name}`;

/** Every resource of a stage bears them. */
export const stageTags = (stage: StageName) => ({ shop: shopKey, stage }) as const;

/** Where the parameters of a stage lie. */
export const parameterFolder = (stage: StageName): string => `/${shopKey}/${stage}`;

/** SSM SecureString parameters, written before the deployment (CloudFormation cannot write them). */
export const parameterNames = (stage: StageName) => {
  const prefix = parameterFolder(stage);
  return {
    stripeKey: `${prefix}/stripe-key`,
    /** One secret, or two separated by a comma during rotation. */
    stripeWebhookSecrets: `${prefix}/stripe-webhook-secrets`,
    originSecret: `${prefix}/origin-secret`,
    /** The key of the hashes of delivered sentences. */
    sentenceKey: `${prefix}/sentence-key`,
  } as const;
};

/**
 * The origin of a stage's site: its own domain, else the CDN's (output `DistributionDomain`). Before the first
 * deployment the CDN has no domain: the APIs get an invalid host (RFC 2606) and are deployed again once it is known.
 */
export const siteUrlOf = (domain: string | undefined, distributionDomain: string | undefined): string =>
  `https://${domain ?? distributionDomain ?? 'first-deployment.invalid'}`;

/** True when a stage has alarms of its CDN: somebody reads them, and there is a CDN of AWS. */
export const watchesEdge = ({ alarmAddresses, hasEdge, onAws }: Stage): boolean =>
  alarmAddresses.length > 0 && hasEdge && onAws;

/** The addresses of an option, separated by commas. */
export const alarmAddressesIn = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((address) => address.trim() || []);

/** True for a telephone number, which gets short messages. */
export const isTelephone = (address: string): boolean => /^\+\d{8,15}$/.test(address);

/** The bucket of a stage's books: its name tells the account, so that no other one can be meant. */
export const booksBucketOf = (stage: StageName, account: string): string =>
  `${stagePrefix(stage)}-books-${account}`;

/** The number of an AWS account has twelve digits. */
export const isAccountNumber = (text: string): boolean => /^\d{12}$/.test(text);

/** Throws where the books would lie in the shop's own account. */
export const assertApart = (shopAccount: string, booksAccount: string | undefined): void => {
  if (shopAccount === booksAccount) throw new Error('The books need an account of their own.');
};

/** A mistyped number would send the books to a stranger. */
const booksAccountIn = (text: string | undefined): string | undefined => {
  if (text !== undefined && !isAccountNumber(text))
    throw new Error(`«${text}» is no number of an AWS account`);
  return text;
};

const isStageName = (name: unknown): name is StageName => stageNames.some((known) => known === name);
const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Reads the CDK context: `-c stage=…`, `-c domain=…` or `-c siteUrl=…`, `-c alarmAddress=…`, `-c booksAccount=…` and `-c concurrency=…`
 * (the account's concurrency quota). A local stage also has `-c stripeApi=…` and `-c edge=true`, an emulator `-c emulator=…`
 * and `-c tokenIssuer=…`. `-c firewall=true|false` overrides the default of the stage.
 */
export const readStage = (context: (key: string) => unknown): Stage => {
  const name = context('stage') ?? 'local';
  if (!isStageName(name)) throw new Error(`unknown stage «${String(name)}»: ${stageNames.join(', ')}`);
  const domain = optionalText(context('domain'));
  const emulator = optionalText(context('emulator'));
  const siteUrl = domain ? siteUrlOf(domain, undefined) : optionalText(context('siteUrl'));
  if (!siteUrl)
    throw new Error('the stage needs the address of its site: -c domain=… or -c siteUrl=https://…');
  return {
    name,
    siteUrl,
    stripeApi: optionalText(context('stripeApi')),
    alarmAddresses: alarmAddressesIn(optionalText(context('alarmAddress'))),
    booksAccount: booksAccountIn(optionalText(context('booksAccount'))),
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
