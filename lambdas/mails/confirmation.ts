import { bornOf } from '#domain/births/born.ts';
import { needBirth } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import { personPath } from '#domain/links.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { invoiceId } from '#domain/papers.ts';
import { fullName, type Named } from '#domain/persons.ts';
import { linesOf, type Sold, soldPrice } from '#domain/sold.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { confirmationMailTexts as texts } from '#domain/texts/mails.ts';
import { versionDate } from '#domain/texts/papers.ts';
import { noticeTexts, personNotice } from '#domain/texts/person-notice.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { personKey } from '#lambdas/access/person-key.ts';
import { withBirth } from '#lambdas/storage/births.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { greetedOf, type Hours, hoursZone } from './addressed.ts';
import { type Block, type MailDocument, paragraph, withLink } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

/** An order as its confirmation tells it. */
type ConfirmedOrder = Hours &
  Sold & {
    readonly id: string;
    /** Cents, as paid. */
    readonly amount: number;
    readonly firstName: string;
    readonly lastName: string;
    /** Whom it is for, unless the buyer; absent while the address is not verified. */
    readonly person?: Named | undefined;
    /** The secret of that person's link. */
    readonly personToken?: string | undefined;
    /** One sentence each; empty while the address is not verified. */
    readonly birth: readonly string[];
    readonly paidAt: Date;
    readonly dueAt: Date;
    readonly withdrawalUntil: Date;
    readonly guaranteeUntil?: Date | undefined;
    readonly termsVersion: string;
  };

export type Confirmation = {
  readonly order: ConfirmedOrder;
  readonly isEmailValidated: boolean;
  /** The order was confirmed by an earlier mail. */
  readonly isAgain?: boolean;
  /** The account's names and form of address, instead of the order's names. */
  readonly greeted?: Greeted;
  /** The zone of the hours; without it, that of the order. */
  readonly zone?: string | undefined;
};

/** The invoice is written after everything else that the confirmation mentions. */
const hasInvoice = ({ papers = [] }: OrderRecord): boolean => papers.some(({ id }) => id === invoiceId);

/** Birth and person are sent to a verified address only, because a stranger's address may have been typed. */
const readOf = async (
  order: OrderRecord,
  { births, personLinks, now }: ComposeDependencies,
): Promise<Pick<ConfirmedOrder, 'birth' | 'person' | 'personToken'>> => {
  if (!order.email_validated) return { birth: [] };
  const born = bornOf(withBirth(order, await births.findRecent(order.id)));
  const lines = [birthSentence(born), birthLines(born).instant];
  const birth = lines.filter((line) => line !== undefined);
  const { id, user_id } = order;
  const { person } = born;
  if (!person) return { birth };
  const link = { user_id, key: personKey(user_id, person), order_id: id };
  return { birth, person, personToken: await personLinks.mint(link, now) };
};

const compose = async (
  { order_id }: Subject<'confirmation'>,
  deps: ComposeDependencies,
): Promise<Addressed<Confirmation> | undefined> => {
  const order = await deps.orders.findWhen(order_id, hasInvoice);
  if (!order?.paid_at || !order.due_at || !order.withdrawal_until) return undefined;
  const profile = await deps.profiles.findRecent(order.user_id);
  const content = {
    isEmailValidated: order.email_validated,
    isAgain: order.confirmed_at !== undefined,
    greeted: greetedOf(profile, order.customer_info),
    zone: hoursZone(profile, order.time_zone),
    order: {
      id: order.id,
      services: order.services,
      sold: order.sold,
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
  return { to, userId: order.user_id, content, order, carries: { order, paperId: invoiceId } };
};

/** Single prices are shown only when they add up to the paid amount: those of an order of before decision 80 may be unknown. */
const billOf = (order: ConfirmedOrder): Block => {
  const { amount } = order;
  const isKnown = soldPrice(order) === amount;
  return {
    kind: 'bill',
    lines: linesOf(order).map((line) => ({
      label: line.name,
      detail: fr(contentsOf(line)),
      amount: isKnown ? fr(formatAmount(line.price)) : undefined,
    })),
    total: { label: texts.total, amount: fr(formatAmount(amount)) },
  };
};

/**
 * The right of withdrawal, the pack's guarantee, and the address of the withdrawal page (code de la consommation
 * D221-5).
 */
const withdrawalBlocks = (order: ConfirmedOrder, siteUrl: string): Block[] => {
  const { withdrawalUntil, guaranteeUntil } = order;
  return [
    { kind: 'section', title: texts.withdrawal },
    paragraph(
      `${texts.withdrawalUntil} `,
      { strong: fr(formatLongDate(withdrawalUntil)) },
      ` ${texts.withdrawalHow}`,
    ),
    ...(guaranteeUntil
      ? [
          paragraph(
            `${texts.guaranteeUntil} `,
            { strong: fr(formatLongDate(guaranteeUntil)) },
            texts.guaranteeHow,
          ),
        ]
      : []),
    withLink(texts.withdrawalAddress, `${siteUrl}/retractation`),
  ];
};

const contractBlocks = ({ termsVersion }: ConfirmedOrder): Block[] => [
  { kind: 'section', title: texts.attachments },
  { kind: 'list', items: [texts.invoice, texts.terms(versionDate(termsVersion)), texts.form] },
  paragraph(texts.keep),
];

/** What the buyer hands on to the person studied. */
const noticeBlocks = (
  { id, person, personToken, services, ...buyer }: ConfirmedOrder,
  siteUrl: string,
): Block[] =>
  person && personToken
    ? [
        { kind: 'section', title: noticeTexts.title(person) },
        paragraph(noticeTexts.why(person)),
        paragraph(noticeTexts.effect),
        ...personNotice({
          ...{ person, buyer: fullName(buyer), orderNumber: orderNumber(id) },
          isBirth: needBirth(services),
        }).map((text) => paragraph(text)),
        withLink(noticeTexts.page, `${siteUrl}${personPath(personToken)}`),
      ]
    : [];

/** One that is sent again claims no new purchase. */
const opening = (number: string, isAgain = false) =>
  isAgain
    ? { subject: texts.subjectAgain(number), title: texts.titleAgain, first: texts.again }
    : { subject: texts.subject(number), title: texts.title, first: texts.received };

const draw = (
  { order, isEmailValidated, isAgain, greeted, zone }: Confirmation,
  siteUrl: string,
): MailDocument => {
  const number = orderNumber(order.id);
  const due = fr(formatLongDate(order.dueAt, order.zone));
  const { subject, title, first } = opening(number, isAgain);
  return {
    subject,
    preheader: texts.preheader(due),
    title,
    blocks: [
      paragraph(greeting(greeted ?? order)),
      paragraph(first),
      { kind: 'section', title: texts.order },
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          { term: texts.paidAt, value: fr(formatNamedDateTime(order.paidAt, zone ?? order.zone)) },
          ...(order.person ? [{ term: texts.person, value: fullName(order.person) }] : []),
          ...order.birth.map((value, index) => ({ term: index === 0 ? texts.birth : texts.instant, value })),
        ],
      },
      billOf(order),
      { kind: 'highlight', label: texts.due, value: due },
      { kind: 'section', title: texts.next },
      { kind: 'steps', items: texts.steps(needBirth(order.services)) },
      ...noticeBlocks(order, siteUrl),
      ...(isEmailValidated ? [] : [paragraph(texts.unverified)]),
      { kind: 'action', label: texts.account, href: `${siteUrl}/compte` },
      ...withdrawalBlocks(order, siteUrl),
      ...contractBlocks(order),
    ],
  };
};

/** The durable medium of the contract (code de la consommation L221-13). */
export const confirmation = mail('confirmation', { mailing: 'commandes', compose, draw });
