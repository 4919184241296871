import type { Discipline } from '#domain/catalogue.ts';
import { addDays } from '#domain/dates.ts';
import { printParameter, reportLinkDays } from '#domain/links.ts';
import { isRefunded, orderNumber } from '#domain/order.ts';
import { fullName, type Named } from '#domain/persons.ts';
import { groupedCode } from '#domain/report/code.ts';
import { soldName } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { reportMailTexts as texts } from '#domain/texts/mails.ts';
import { withBirth } from '#lambdas/storage/births.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import { greetedOf } from './addressed.ts';
import { type Block, fallbackLink, type MailDocument, paragraph, withLink, writeTo } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { soldOrder } from './sold.ts';

type Ready = Greeted & {
  /** The whole address, secret included. */
  readonly link: string;
  readonly orderId: string;
  /** Whom it is about, unless the customer. */
  readonly person?: Named;
  /** The name of the service. */
  readonly service: string;
  readonly expert?: string;
  readonly pages: number;
  /** From 1; a later one replaces the former. */
  readonly version: number;
  readonly isLast: boolean;
  /** The new version answers a request for a correction. */
  readonly isCorrection: boolean;
  readonly isUntagged: boolean;
  readonly hasPrint: boolean;
  readonly code?: string;
};
type Report = NonNullable<PartRecord['report']>;

/** The link's page offers the edition for paper of a report that has one. */
const purposeOf = ({ desk }: Report): Record<string, string> => (desk ? { [printParameter]: '1' } : {});

const factsOf = ({ pages, version, untagged, desk, code }: Report) => ({
  pages,
  version,
  isUntagged: untagged !== undefined,
  hasPrint: desk === true,
  ...(code && { code: groupedCode(code) }),
});

const linkTo = async (
  report: Report,
  reader: {
    readonly user_id: string;
    readonly email: string;
    readonly order_id: string;
    readonly service: Discipline;
  },
  { tokens, siteUrl, now }: ComposeDependencies,
): Promise<string> => {
  const expiresAt = addDays(now, reportLinkDays);
  const expires_at = expiresAt.toISOString();
  const secret = await tokens.mint(
    { purpose: 'report', ...reader, report_version: report.version, expires_at },
    now,
  );
  return `${siteUrl}/rapport?${linkQuery(secret, expiresAt, purposeOf(report))}`;
};

const isCorrection = async (
  part: PartRecord,
  version: number,
  { threads }: ComposeDependencies,
): Promise<boolean> => {
  if (version === 1) return false;
  const { corrections } = await threads.ofPart(part);
  return corrections.some(({ answer }) => answer?.version === version);
};

/** Undefined when a newer version has its own mail, or the report was withdrawn or refunded. */
const compose = async (
  { order_id, service, version }: Subject<'report'>,
  deps: ComposeDependencies,
): Promise<Addressed<Ready> | undefined> => {
  const sold = await soldOrder(order_id, deps);
  if (!sold || isRefunded(sold.order)) return undefined;
  const { order, profile } = sold;
  const parts = await deps.parts.ofOrder(order.id);
  const part = parts.find((one) => one.service === service);
  if (part?.report?.version !== version || isOver(part)) return undefined;
  const { person } = withBirth(order, await deps.births.findRecent(order.id));
  const { user_id: userId } = order;
  const content = {
    link: await linkTo(
      part.report,
      { user_id: userId, email: profile.email, order_id: order.id, service },
      deps,
    ),
    orderId: order.id,
    ...greetedOf(profile, order.customer_info),
    ...(person && { person }),
    service: soldName(order, service),
    ...factsOf(part.report),
    isCorrection: await isCorrection(part, version, deps),
    isLast: parts.every((one) => one.report || isOver(one)),
    ...(part.expert && { expert: part.expert.name }),
  };
  return { to: profile.email, userId, content };
};

const rowsOf = ({ orderId, service, expert, person, code }: Ready): Block => ({
  kind: 'facts',
  rows: [
    { term: texts.service, value: service },
    ...(person ? [{ term: texts.person, value: fullName(person) }] : []),
    ...(expert ? [{ term: texts.expert, value: expert }] : []),
    { term: texts.number, value: orderNumber(orderId) },
    ...(code ? [{ term: texts.code, value: code }] : []),
  ],
});

const draw = (content: Ready, siteUrl: string): MailDocument => {
  const { link, service, pages, isLast } = content;
  const isNew = content.version > 1;
  return {
    subject: texts.subject(service, isNew),
    preheader: texts.preheader(service),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.ready(service, pages)),
      ...(content.isCorrection ? [paragraph(texts.corrected)] : []),
      ...(isNew ? [paragraph(texts.replaced)] : []),
      ...(content.hasPrint ? [paragraph(texts.print)] : []),
      ...(content.isUntagged ? [paragraph(texts.untagged)] : []),
      { kind: 'action', label: texts.action, href: link },
      rowsOf(content),
      { kind: 'section', title: texts.link },
      paragraph(texts.personal(reportLinkDays)),
      fallbackLink(texts.fallback, link),
      withLink(texts.account, `${siteUrl}/compte`),
      ...(isLast ? [] : [paragraph(texts.more)]),
      writeTo(texts.question),
    ],
  };
};

/** A report is ready. */
export const report = mail('report', { mailing: 'commandes', compose, draw });
