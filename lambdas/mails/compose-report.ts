import { addDays } from '#domain/dates.ts';
import { printParameter, reportLinkDays } from '#domain/links.ts';
import type { MailSubject } from '#domain/mails.ts';
import { isRefunded } from '#domain/order.ts';
import { groupedCode } from '#domain/report/code.ts';
import { withBirth } from '#lambdas/storage/births.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import { greetedOf } from './addressed.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import { linkQuery } from './link-query.ts';
import type { ShopMail } from './shop-mail.ts';

type ReportSubject = Extract<MailSubject, { kind: 'report' }>;

type Report = NonNullable<PartRecord['report']>;

/** The link's page offers the edition for paper of a report that has one. */
const purposeOf = ({ desk }: Report): Record<string, string> => (desk ? { [printParameter]: '1' } : {});

const factsOf = ({ untagged, desk, code }: Report) => ({
  isUntagged: untagged !== undefined,
  hasPrint: desk === true,
  ...(code && { code: groupedCode(code) }),
});

/** Undefined when a newer version has its own mail, or the report was withdrawn or refunded. */
export const composeReport = async (
  subject: ReportSubject,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  const order = await deps.orders.find(subject.order_id);
  const profile = order && (await deps.profiles.find(order.user_id));
  if (!order || !profile || isRefunded(order)) return undefined;
  const parts = await deps.parts.ofOrder(order.id);
  const part = parts.find(({ service }) => service === subject.service);
  if (part?.report?.version !== subject.version || isOver(part)) return undefined;
  const { person } = withBirth(order, await deps.births.findRecent(order.id));
  const expiresAt = addDays(deps.now, reportLinkDays);
  const secret = await deps.tokens.mint(
    {
      purpose: 'report',
      user_id: order.user_id,
      email: profile.email,
      order_id: order.id,
      service: part.service,
      report_version: part.report.version,
      expires_at: expiresAt.toISOString(),
    },
    deps.now,
  );
  const mail: ShopMail = {
    kind: 'report',
    siteUrl: deps.siteUrl,
    link: `${deps.siteUrl}/rapport?${linkQuery(secret, expiresAt, purposeOf(part.report))}`,
    orderId: order.id,
    ...greetedOf(profile, order.customer_info),
    ...(person && { person }),
    service: part.service,
    pages: part.report.pages,
    version: part.report.version,
    ...factsOf(part.report),
    isLast: parts.every((one) => one.report || isOver(one)),
    ...(part.expert && { expert: part.expert.name }),
  };
  return { to: profile.email, userId: order.user_id, mail };
};
