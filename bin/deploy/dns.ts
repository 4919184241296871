import { merchant } from '#domain/merchant.ts';
import { type DnsRecord, readDkimRecords, senderRecords } from '#domain/ops/mail-dns.ts';
import { sendersOf } from '#domain/ops/senders.ts';
import { globalRegion, type StageName, shopRegion, stackNames } from '#lib/stage.ts';
import { readCertificate, readOutputs } from './account.ts';
import type { Connect } from './connect.ts';

type Asked = { readonly stage: StageName; readonly domain?: string | undefined };

/** The records of the senders' domains; their keys exist after the first deployment. */
const mailRecords = async (to: Connect, stage: StageName): Promise<DnsRecord[]> => {
  const outputs = (await readOutputs(to, shopRegion, stackNames(stage).data)) ?? {};
  const senders = sendersOf(stage);
  return [
    ...readDkimRecords(outputs.OrdersDkimRecords ?? ''),
    ...senderRecords(senders.orders, shopRegion, merchant.mail.reports),
    ...readDkimRecords(outputs.GuidanceDkimRecords ?? ''),
    ...senderRecords(senders.guidance, shopRegion, merchant.mail.reports),
  ];
};

/** The records of the site's domain: the validation of the certificate, and the name of the CDN. */
const siteRecords = async (to: Connect, { stage, domain }: Asked): Promise<DnsRecord[]> => {
  if (!domain) return [];
  const { records } = await readCertificate(to, globalRegion, domain);
  const host = (await readOutputs(to, shopRegion, stackNames(stage).edge))?.DistributionDomain;
  return [...records, ...(host ? [{ type: 'CNAME' as const, name: domain, value: host }] : [])];
};

/** All records that the merchant's DNS needs for a stage, as far as AWS has named them. */
export const readDnsRecords = async (to: Connect, asked: Asked): Promise<DnsRecord[]> => [
  ...(await mailRecords(to, asked.stage)),
  ...(await siteRecords(to, asked)),
];

export const dnsLines = (records: readonly DnsRecord[]): string[] =>
  records.map(({ type, name, value }) => `${type.padEnd(6)} ${name.padEnd(60)} ${value}`);
