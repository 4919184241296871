import { bornOf } from '#domain/births/born.ts';
import { addDays, addHours } from '#domain/dates.ts';
import { resetLinkMinutes, undoLinkHours, undoParameter, validationLinkDays } from '#domain/links.ts';
import { invoiceId } from '#domain/papers.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { withBirth } from '#lambdas/storage/births.ts';
import type { MailSubject } from '#lambdas/storage/mail-subject.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { formOf, greetedOf, hoursZone } from './addressed.ts';
import { composeBirth } from './compose-birth.ts';
import { composeEnd } from './compose-closing.ts';
import { composeContact, composeContactReceipt } from './compose-contact.ts';
import { composeDaily } from './compose-guidance.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeLate } from './compose-late.ts';
import { composePaymentRefused } from './compose-payment-refused.ts';
import { composeMoneyBack } from './compose-refund.ts';
import { composeReport } from './compose-report.ts';
import { composeStaff } from './compose-staff.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { linkQuery } from './link-query.ts';
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

type ValidationSubject = Extract<MailSubject, { kind: 'validation' }>;

/** The token is created when its mail is composed; only its hash is stored. */
const validation = async (
  subject: ValidationSubject,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await deps.profiles.find(subject.user_id);
  if (!profile || profile.email_validated || profile.locked_at) return undefined;
  const secret = await deps.tokens.mint(
    {
      purpose: 'validation',
      user_id: profile.user_id,
      email: profile.email,
      order_id: subject.order_id,
      expires_at: addDays(deps.now, validationLinkDays).toISOString(),
    },
    deps.now,
  );
  const query = new URLSearchParams({ token: secret });
  if (subject.order_id) query.set('order', subject.order_id);
  if (subject.redirect) query.set('redirect', subject.redirect);
  const link = `${deps.siteUrl}/validate-email?${query}`;
  const mail: ShopMail = {
    kind: 'validation',
    siteUrl: deps.siteUrl,
    link,
    isChanged: subject.redirect === 'account',
  };
  return { to: profile.email, userId: profile.user_id, mail };
};

const reset = async (userId: string, deps: ComposeDependencies): Promise<Composed | undefined> => {
  const profile = await deps.profiles.find(userId);
  if (!profile || profile.locked_at) return undefined;
  const expiresAt = new Date(deps.now.getTime() + resetLinkMinutes * 60_000);
  const secret = await deps.tokens.mint(
    {
      purpose: 'reset',
      user_id: userId,
      email: profile.email,
      expires_at: expiresAt.toISOString(),
    },
    deps.now,
  );
  const link = `${deps.siteUrl}/nouveau-mot-de-passe?${linkQuery(secret, expiresAt)}`;
  const mail: ShopMail = { kind: 'reset', siteUrl: deps.siteUrl, link, ...formOf(profile) };
  return { to: profile.email, userId, mail };
};

type AddressChangedSubject = Extract<MailSubject, { kind: 'address-changed' }>;

const undoLink = async (
  { user_id, former: email, at: changed_at }: AddressChangedSubject,
  { siteUrl, tokens, now }: ComposeDependencies,
): Promise<string> => {
  const expiresAt = addHours(new Date(changed_at), undoLinkHours);
  const token = await tokens.mint(
    { purpose: 'undo', user_id, email, changed_at, expires_at: expiresAt.toISOString() },
    now,
  );
  return `${siteUrl}/nouveau-mot-de-passe?${linkQuery(token, expiresAt, { [undoParameter]: 'address' })}`;
};

const addressChanged = async (
  subject: AddressChangedSubject,
  deps: ComposeDependencies,
): Promise<Composed> => {
  const { siteUrl } = deps;
  const profile = await deps.profiles.find(subject.user_id);
  const form = profile && formOf(profile, subject.can_undo === true);
  const at = new Date(subject.at);
  const mail = { kind: 'address-changed', siteUrl, at, zone: hoursZone(profile), ...form } as const;
  const link = subject.can_undo ? await undoLink(subject, deps) : undefined;
  return { to: subject.former, userId: subject.user_id, mail: { ...mail, ...(link && { link }) } };
};

type PasswordChangedSubject = Extract<MailSubject, { kind: 'password-changed' }>;

const passwordChanged = async (
  { user_id: userId, at }: PasswordChangedSubject,
  { siteUrl, profiles }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await profiles.find(userId);
  if (!profile || profile.locked_at) return undefined;
  const link = `${siteUrl}/mot-de-passe`;
  const form = { ...formOf(profile), zone: hoursZone(profile) };
  const mail: ShopMail = { kind: 'password-changed', siteUrl, at: new Date(at), link, ...form };
  return { to: profile.email, userId, mail };
};

export const compose = (subject: MailSubject, deps: ComposeDependencies): Promise<Composed | undefined> => {
  switch (subject.kind) {
    case 'confirmation':
      return confirmation(subject.order_id, deps);
    case 'payment-refused':
      return composePaymentRefused(subject, deps);
    case 'validation':
      return validation(subject, deps);
    case 'reset':
      return reset(subject.user_id, deps);
    case 'invitation':
      return composeInvitation(subject, deps);
    case 'address-changed':
      return addressChanged(subject, deps);
    case 'password-changed':
      return passwordChanged(subject, deps);
    case 'closing':
    case 'closed':
    case 'idle':
    case 'policy':
      return composeEnd(subject, deps);
    case 'contact':
      return composeContact(subject.contact_id, deps);
    case 'contact-receipt':
      return composeContactReceipt(subject.contact_id, deps);
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
