import { accountingDays } from '#domain/retention.ts';
import { stripeWebhook } from '#domain/wire/api.ts';
import type { StageName } from '#lib/stage.ts';
import { neighbourText } from './own-account.ts';

/** The quotas and resources of an AWS account for a stage, as `account.ts` reads them. */
export type AccountFacts = {
  /** Concurrent executions of all functions in the region. */
  readonly concurrency: number;
  /** The other stages that stand in the same account. */
  readonly neighbours: readonly StageName[];
  /** By region, whether `cdk bootstrap` has prepared it. */
  readonly bootstrapped: Readonly<Record<string, boolean>>;
  readonly mail: { readonly production: boolean; readonly sending: boolean; readonly perDay: number };
  /** SES's state of each sending domain; undefined before the first deployment. */
  readonly senders: readonly {
    readonly domain: string;
    readonly identity?: { readonly dkim: string; readonly returnPath: string } | undefined;
  }[];
  /** The number of values of each secret, and whether it is one that the command has made for the time being. */
  readonly secrets: readonly {
    readonly name: string;
    readonly values: number;
    readonly provisional?: boolean;
  }[];
  /** The origin of the site; undefined before the first deployment of a stage without a domain. */
  readonly site?: string | undefined;
  /** True when the stage has a CDN: AWS does not say whether a new account may create one. */
  readonly cdn: boolean;
  /** ACM's state of the certificate of the site's domain; undefined before the first deployment. */
  readonly certificate?: { readonly domain: string; readonly status: string | undefined };
  /** Who is told of alarms; `confirmed` by themselves, as SNS asks of mailboxes, or telephones, which need not. */
  readonly alarms: {
    readonly addresses: readonly string[];
    readonly confirmed: readonly string[];
  };
  /** The second account, and for how many days nobody can erase what lies there. */
  readonly books: { readonly account: string | undefined; readonly lockedDays: number | undefined };
};

/** A missing item: needed before the deployment, or before the opening for customers. */
export type Finding = { readonly before: 'deploying' | 'opening'; readonly text: string };

/** A busy minute of 10,000 orders a month (docs/cost.md); a new account has 10. */
const neededConcurrency = 100;
/** A mailbox alone is read at night by nobody. */
const neededChannels = 2;

const deploying = (text: string): Finding => ({ before: 'deploying', text });
const opening = (text: string): Finding => ({ before: 'opening', text });

const mailFindings = ({ mail, senders }: AccountFacts): Finding[] => [
  ...(mail.production
    ? []
    : [
        opening(
          `SES is in its sandbox (${mail.perDay} mails a day, to verified addresses only): request production access.`,
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

const alarmFindings = ({ alarms: { addresses, confirmed } }: AccountFacts): Finding[] => [
  ...(addresses.length >= neededChannels
    ? []
    : [
        opening(
          `Alarms reach ${addresses.length} of ${neededChannels} addresses: npm run deploy -- --alarm-address ops@…,+33… (a mailbox, and a telephone or another mailbox).`,
        ),
      ]),
  ...addresses
    .filter((address) => !confirmed.includes(address))
    .map((address) =>
      opening(`${address} has not confirmed every subscription of the alarms: see the mails of SNS.`),
    ),
];

const booksFindings = ({ books: { account, lockedDays = 0 } }: AccountFacts): Finding[] => {
  if (account === undefined)
    return [
      opening(
        'The books lie in this account only: make a second one (docs/deploying.md), then npm run deploy -- --books-account <its number>.',
      ),
    ];
  if (lockedDays >= accountingDays) return [];
  return [
    opening(
      `The account ${account} keeps no books yet, or not for ${accountingDays} days: deploy its template (npm run books).`,
    ),
  ];
};

const provisionalFindings = ({ secrets, site }: AccountFacts): Finding[] =>
  secrets
    .filter(({ provisional }) => provisional)
    .map(({ name }) =>
      opening(
        `The secret ${name} is provisional, and no event of Stripe is believed: make the endpoint ${site ?? 'https://<site>'}${stripeWebhook.path} there, then npm run secrets -- --stage … set ${name}.`,
      ),
    );

/** All items that the account still lacks; empty when the shop can open. */
export const accountFindings = (facts: AccountFacts): Finding[] => [
  ...facts.neighbours.map((other) => deploying(neighbourText(other))),
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
  ...(facts.concurrency >= neededConcurrency
    ? []
    : [
        opening(
          `${facts.concurrency} functions may run at once: ask Service Quotas for 1,000 (Lambda, concurrent executions).`,
        ),
      ]),
  ...provisionalFindings(facts),
  ...mailFindings(facts),
  ...certificateFindings(facts),
  ...alarmFindings(facts),
  ...booksFindings(facts),
];
