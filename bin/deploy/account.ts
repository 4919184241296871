import { ACMClient, DescribeCertificateCommand, paginateListCertificates } from '@aws-sdk/client-acm';
import type { Stack } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectLockConfigurationCommand, S3Client } from '@aws-sdk/client-s3';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { paginateListSubscriptions, SNSClient } from '@aws-sdk/client-sns';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { DnsRecord } from '#domain/ops/mail-dns.ts';
import { sendersOf } from '#domain/ops/senders.ts';
import {
  alarmAddressesIn,
  booksBucketOf,
  globalRegion,
  type StageName,
  shopRegion,
  siteUrlOf,
  stackNames,
  stagePrefix,
} from '#lib/stage.ts';
import type { AccountFacts } from './account-rules.ts';
import type { Connect } from './connect.ts';
import { readStack } from './never-created.ts';
import { readNeighbours } from './own-account.ts';
import { isProvisional, secrets } from './secret-rules.ts';
import { openSecretStore } from './secret-store.ts';

/** The account of the credentials; undefined when they are missing or refused. */
export const readAccount = async (to: Connect): Promise<string | undefined> => {
  const client = new STSClient(to(shopRegion));
  const identity = await client.send(new GetCallerIdentityCommand({})).catch(() => undefined);
  return identity?.Account;
};

/** The outputs of a stack; undefined when it does not exist, or when its first creation failed. */
export const readOutputs = async (
  to: Connect,
  region: string,
  name: string,
): Promise<Readonly<Record<string, string>> | undefined> => {
  const stack = await readStack(to, region, name);
  return (
    stack &&
    Object.fromEntries((stack.Outputs ?? []).map((one) => [one.OutputKey ?? '', one.OutputValue ?? '']))
  );
};

const readSender = async (client: SESv2Client, domain: string) => {
  try {
    const found = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    const dkim = found.DkimAttributes?.Status ?? 'NOT_STARTED';
    const returnPath = found.MailFromAttributes?.MailFromDomainStatus ?? 'NOT_STARTED';
    return { domain, identity: { dkim, returnPath } };
  } catch (error) {
    if (error instanceof NotFoundException) return { domain, identity: undefined };
    throw error;
  }
};

const readMail = async (to: Connect, stage: StageName) => {
  const client = new SESv2Client(to(shopRegion));
  const account = await client.send(new GetAccountCommand({}));
  const domains = Object.values(sendersOf(stage)).map(({ domain }) => domain);
  return {
    mail: {
      production: account.ProductionAccessEnabled === true,
      sending: account.SendingEnabled === true,
      perDay: account.SendQuota?.Max24HourSend ?? 0,
    },
    senders: await Promise.all(domains.map((domain) => readSender(client, domain))),
  };
};

/** The newest certificate of a domain in CloudFront's region, with its validation record. */
export const readCertificate = async (to: Connect, region: string, domain: string) => {
  const client = new ACMClient(to(region));
  const found: string[] = [];
  for await (const { CertificateSummaryList } of paginateListCertificates({ client }, {})) {
    for (const { DomainName, CertificateArn } of CertificateSummaryList ?? [])
      if (DomainName === domain && CertificateArn) found.push(CertificateArn);
  }
  const CertificateArn = found.at(-1);
  if (!CertificateArn) return { status: undefined, records: [] };
  const { Certificate } = await client.send(new DescribeCertificateCommand({ CertificateArn }));
  const records = (Certificate?.DomainValidationOptions ?? []).flatMap(({ ResourceRecord }): DnsRecord[] =>
    ResourceRecord?.Name && ResourceRecord.Value
      ? [{ type: 'CNAME', name: ResourceRecord.Name, value: ResourceRecord.Value }]
      : [],
  );
  return { status: Certificate?.Status, records };
};

const siteOf = (domain: string | undefined, edge: Stack | undefined): string | undefined => {
  const host = edge?.Outputs?.find(({ OutputKey }) => OutputKey === 'DistributionDomain')?.OutputValue;
  return domain === undefined && host === undefined ? undefined : siteUrlOf(domain, host);
};

/** Which of the addresses have confirmed each subscription of the stage's alarms, in both regions. */
const readConfirmed = async (
  to: Connect,
  stage: StageName,
  addresses: readonly string[],
): Promise<string[]> => {
  const waiting = new Set<string>();
  const known = new Set<string>();
  for (const region of [shopRegion, globalRegion]) {
    const client = new SNSClient(to(region));
    for await (const { Subscriptions } of paginateListSubscriptions({ client }, {}))
      for (const { Endpoint = '', SubscriptionArn, TopicArn = '' } of Subscriptions ?? []) {
        if (!TopicArn.includes(`:${stagePrefix(stage)}-`)) continue;
        known.add(Endpoint);
        if (!SubscriptionArn?.startsWith('arn:')) waiting.add(Endpoint);
      }
  }
  return addresses.filter((address) => known.has(address) && !waiting.has(address));
};

/** For how many days nobody can erase a file of the books; undefined when the shop cannot read it. */
export const readLockedDays = async (
  to: Connect,
  stage: StageName,
  account: string,
): Promise<number | undefined> => {
  const Bucket = booksBucketOf(stage, account);
  const command = new GetObjectLockConfigurationCommand({ Bucket, ExpectedBucketOwner: account });
  const client = new S3Client({ ...to(shopRegion), forcePathStyle: true });
  const answer = await client.send(command).catch(() => undefined);
  const { Mode, Days } = answer?.ObjectLockConfiguration?.Rule?.DefaultRetention ?? {};
  return Mode === 'COMPLIANCE' ? Days : undefined;
};

type Asked = {
  readonly stage: StageName;
  readonly domain?: string | undefined;
  readonly alarmAddress?: string | undefined;
  readonly booksAccount?: string | undefined;
};

/** The account's facts for a stage; it only reads. */
export const readFacts = async (
  to: Connect,
  { stage, domain, alarmAddress, booksAccount }: Asked,
): Promise<AccountFacts> => {
  const addresses = alarmAddressesIn(alarmAddress);
  const regions = [...new Set([shopRegion, globalRegion])];
  const store = openSecretStore(stage, to(shopRegion));
  const [settings, neighbours, prepared, kept, mail, edge, certificate, confirmed, lockedDays] =
    await Promise.all([
      new LambdaClient(to(shopRegion)).send(new GetAccountSettingsCommand({})),
      readNeighbours(to, stage),
      Promise.all(regions.map((region) => readOutputs(to, region, 'CDKToolkit'))),
      Promise.all(secrets.map(({ key }) => store.read(key))),
      readMail(to, stage),
      readStack(to, shopRegion, stackNames(stage).edge),
      domain ? readCertificate(to, globalRegion, domain) : undefined,
      readConfirmed(to, stage, addresses),
      booksAccount ? readLockedDays(to, stage, booksAccount) : undefined,
    ]);
  return {
    concurrency: settings.AccountLimit?.ConcurrentExecutions ?? 0,
    neighbours,
    bootstrapped: Object.fromEntries(regions.map((region, at) => [region, prepared[at] !== undefined])),
    secrets: secrets.map(({ name }, at) => ({
      name,
      values: kept[at]?.values.length ?? 0,
      provisional: kept[at]?.values.some(isProvisional) ?? false,
    })),
    site: siteOf(domain, edge),
    ...mail,
    cdn: edge !== undefined,
    alarms: { addresses, confirmed },
    books: { account: booksAccount, lockedDays },
    ...(domain && certificate && { certificate: { domain, status: certificate.status } }),
  };
};
