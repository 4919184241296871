/** What an AWS account has granted and holds for a stage; gathered by `account.ts`. */
export type AccountFacts = {
  /** Executions at once, of all functions of the region. */
  readonly concurrency: number;
  /** Regions, and whether `cdk bootstrap` has prepared them. */
  readonly bootstrapped: Readonly<Record<string, boolean>>;
  readonly mail: { readonly production: boolean; readonly sending: boolean; readonly perDay: number };
  /** State of each sending domain in SES's words; undefined before the first deployment. */
  readonly senders: readonly {
    readonly domain: string;
    readonly identity?: { readonly dkim: string; readonly returnPath: string } | undefined;
  }[];
  /** How many values each secret has. */
  readonly secrets: readonly { readonly name: string; readonly values: number }[];
  /** Whether a CDN of the stage stands there: whether a new account may make one is nowhere to be read. */
  readonly cdn: boolean;
  /** State of the certificate of the site's own name in ACM's words; undefined before the first deployment. */
  readonly certificate?: { readonly domain: string; readonly status: string | undefined };
};

/** Something that is missing: before anything can be deployed, or before customers may come. */
export type Finding = { readonly before: 'deploying' | 'opening'; readonly text: string };

/** What a new account has; the shop's own burst is above it (docs/deploying.md). */
const newAccountConcurrency = 10;

const deploying = (text: string): Finding => ({ before: 'deploying', text });
const opening = (text: string): Finding => ({ before: 'opening', text });

const mailFindings = ({ mail, senders }: AccountFacts): Finding[] => [
  ...(mail.production
    ? []
    : [
        opening(
          `SES is in its sandbox (${mail.perDay} mails a day, to proven addresses only): request production access.`,
        ),
      ]),
  ...(mail.sending ? [] : [opening('SES has paused the account’s sending: see the SES console.')]),
  ...senders.flatMap(({ domain, identity }) => {
    if (!identity) return [opening(`SES does not know ${domain} yet: deploy, then enter its DNS records.`)];
    return [
      ...(identity.dkim === 'SUCCESS'
        ? []
        : [opening(`DKIM of ${domain} is ${identity.dkim}: enter its CNAME records.`)]),
      ...(identity.returnPath === 'SUCCESS'
        ? []
        : [opening(`MAIL FROM of ${domain} is ${identity.returnPath}: enter its MX and TXT records.`)]),
    ];
  }),
];

const certificateFindings = ({ certificate }: AccountFacts): Finding[] => {
  if (!certificate || certificate.status === 'ISSUED') return [];
  const state = certificate.status ?? 'not requested yet (the deployment does, and waits for its DNS record)';
  return [opening(`The certificate of ${certificate.domain} is ${state}.`)];
};

/** Everything that the account still lacks; empty when nothing is in the way of customers. */
export const accountFindings = (facts: AccountFacts): Finding[] => [
  ...facts.secrets
    .filter(({ values }) => values === 0)
    .map(({ name }) => deploying(`The secret ${name} is not written: npm run secrets.`)),
  ...Object.entries(facts.bootstrapped)
    .filter(([, done]) => !done)
    .map(([region]) => deploying(`cdk has not prepared ${region}: npm run deploy does it (cdk bootstrap).`)),
  ...(facts.cdn
    ? []
    : [
        deploying(
          'CloudFront refuses an account that AWS has not verified, and only its first CDN shows it: if the deployment stops at «must be verified», ask AWS Support (account verification, free) and deploy again.',
        ),
      ]),
  ...(facts.concurrency > newAccountConcurrency
    ? []
    : [
        opening(
          `${facts.concurrency} functions may run at once: ask Service Quotas for 1,000 (Lambda, concurrent executions).`,
        ),
      ]),
  ...mailFindings(facts),
  ...certificateFindings(facts),
];
