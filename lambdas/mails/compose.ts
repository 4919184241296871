import { bornOf } from '#domain/births/born.ts';
import type { MailSubject } from '#domain/mails.ts';
import { invoiceId } from '#domain/papers.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { withBirth } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { greetedOf, hoursZone } from './addressed.ts';
import { composeAccount } from './compose-account.ts';
import { composeBirth } from './compose-birth.ts';
import { composeEnd } from './compose-closing.ts';
import { composeContact, composeContactReceipt } from './compose-contact.ts';
import { composeCorrection } from './compose-correction.ts';
import { composeDaily } from './compose-guidance.ts';
import { composeLate } from './compose-late.ts';
import { composePaymentRefused } from './compose-payment-refused.ts';
import { composeMoneyBack } from './compose-refund.ts';
import { composeReport } from './compose-report.ts';
import { composeStaff } from './compose-staff.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import type { ShopMail } from './shop-mail.ts';

/** The invoice is written after everything else that the confirmation mentions. */
const hasInvoice = ({ papers = [] }: OrderRecord): boolean => papers.some(({ id }) => id === invoiceId);

/** Birth and person are sent to a verified address only, because a stranger's address may have been typed. */
const readOf = async (
  order: OrderRecord,
  { births }: ComposeDependencies,
): Promise<Pick<ConfirmedOrder, 'birth' | 'person'>> => {
  if (!order.email_validated) return { birth: [] };
  const info = withBirth(order, await births.findRecent(order.id));
  const born = bornOf(info);
  const lines = [birthSentence(born), birthLines(born).instant];
  return { birth: lines.filter((line) => line !== undefined), person: info.person };
};

const confirmation = async (orderId: string, deps: ComposeDependencies): Promise<Composed | undefined> => {
  const order = await deps.orders.findWhen(orderId, hasInvoice);
  if (!order?.paid_at || !order.due_at || !order.withdrawal_until) return undefined;
  const profile = await deps.profiles.findRecent(order.user_id);
  const mail: ShopMail = {
    kind: 'confirmation',
    siteUrl: deps.siteUrl,
    isEmailValidated: order.email_validated,
    greeted: greetedOf(profile, order.customer_info),
    zone: hoursZone(profile, order.time_zone),
    order: {
      id: order.id,
      services: order.services,
      amount: order.amount,
      firstName: order.customer_info.firstName,
      lastName: order.customer_info.lastName,
      ...(await readOf(order, deps)),
      paidAt: new Date(order.paid_at),
      zone: order.time_zone,
      dueAt: new Date(order.due_at),
      withdrawalUntil: new Date(order.withdrawal_until),
      guaranteeUntil: order.guarantee_until === undefined ? undefined : new Date(order.guarantee_until),
      termsVersion: order.terms.version,
    },
  };
  const to = profile?.email ?? order.customer_info.email;
  return { to, userId: order.user_id, mail, order, carries: { order, paperId: invoiceId } };
};

export const compose = (subject: MailSubject, deps: ComposeDependencies): Promise<Composed | undefined> => {
  switch (subject.kind) {
    case 'confirmation':
      return confirmation(subject.order_id, deps);
    case 'payment-refused':
      return composePaymentRefused(subject, deps);
    case 'validation':
    case 'reset':
    case 'invitation':
    case 'address-changed':
    case 'password-changed':
      return composeAccount(subject, deps);
    case 'closing':
    case 'closed':
    case 'idle':
    case 'policy':
      return composeEnd(subject, deps);
    case 'contact':
      return composeContact(subject.contact_id, deps);
    case 'contact-receipt':
      return composeContactReceipt(subject.contact_id, deps);
    case 'correction':
    case 'correction-receipt':
    case 'correction-answer':
      return composeCorrection(subject, deps);
    case 'birth':
      return composeBirth(subject, deps);
    case 'late':
      return composeLate(subject, deps);
    case 'report':
      return composeReport(subject, deps);
    case 'withdrawal':
    case 'refund':
      return composeMoneyBack(subject, deps);
    case 'guidance':
      return composeDaily(subject, deps);
    case 'staff':
      return composeStaff(subject, deps);
  }
};
