/** A letter of every kind, as it reaches its reader: for the tests of all mails, and for their pictures. */
import { composeGuidance } from '#domain/guidance/compose.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import type { MailKind } from '#domain/mails.ts';
import { policyChanges } from '#domain/texts/policy-changes.ts';
import { addressChanged } from '#lambdas/mails/address-changed.ts';
import { addressConfirmed } from '#lambdas/mails/address-confirmed.ts';
import { addressOpens } from '#lambdas/mails/address-opens.ts';
import { birth } from '#lambdas/mails/birth.ts';
import { closed } from '#lambdas/mails/closed.ts';
import { closing, closingFormer } from '#lambdas/mails/closing.ts';
import { confirmation } from '#lambdas/mails/confirmation.ts';
import { contact } from '#lambdas/mails/contact.ts';
import { contactReceipt } from '#lambdas/mails/contact-receipt.ts';
import { correction } from '#lambdas/mails/correction.ts';
import { correctionAnswer } from '#lambdas/mails/correction-answer.ts';
import { correctionReceipt } from '#lambdas/mails/correction-receipt.ts';
import { guidance } from '#lambdas/mails/guidance.ts';
import { idle } from '#lambdas/mails/idle.ts';
import { invitation } from '#lambdas/mails/invitation.ts';
import { late } from '#lambdas/mails/late.ts';
import type { Letter } from '#lambdas/mails/mail.ts';
import { message } from '#lambdas/mails/message.ts';
import { passwordChanged } from '#lambdas/mails/password-changed.ts';
import { paymentRefused } from '#lambdas/mails/payment-refused.ts';
import { personAnswer } from '#lambdas/mails/person-answer.ts';
import { personErased } from '#lambdas/mails/person-erased.ts';
import { policy } from '#lambdas/mails/policy.ts';
import { question } from '#lambdas/mails/question.ts';
import { report } from '#lambdas/mails/report.ts';
import { reportKept } from '#lambdas/mails/report-kept.ts';
import { reset } from '#lambdas/mails/reset.ts';
import { staff } from '#lambdas/mails/staff.ts';
import { validation } from '#lambdas/mails/validation.ts';
import { orderId } from './builders.ts';
import { keyFor, nameFor } from './keys.ts';
import { againMail, refundMail, returnedMail, withdrawalMail } from './refund-mails.ts';
import { soldLines } from './sold-lines.ts';

const siteUrl = 'https://boutique.example';
const linkTo = (path: string) =>
  `${siteUrl}${path}?token=kZ3vQ1m8Yw5rT0aB7cN2xE4uH6jL9pS-dFgIoKqV&expires=1798134120`;
const at = new Date('2026-11-20T17:42:00Z');
const dueAt = new Date('2026-11-23T17:42:00Z');
const laterAt = new Date('2026-12-04T22:59:59.999Z');
const greeted = { firstName: 'Camille', lastName: 'D’Angelo' };
const expert = { id: 'pascal', name: 'Pascal Riviere' };
const asked = { kind: 'correction', about: 'person', askedAt: at, dueAt: laterAt } as const;
const closes = { closesAt: laterAt, link: linkTo('/compte/fermer') };
const [change = { version: '', appliesFrom: '', changes: [] }] = policyChanges;

const order = {
  id: orderId,
  services: [keyFor.western, keyFor.numbers],
  sold: soldLines([keyFor.western, keyFor.numbers]),
  amount: 3800,
  ...greeted,
  birth: ['17 avril 1991 à 6 h 42, Nantes'],
  paidAt: at,
  dueAt,
  withdrawalUntil: laterAt,
  termsVersion: '2026-11-21',
};

const sky = skyOfDay('Europe/Paris', '2026-11-21');
const daily = {
  askedAt: at,
  sky,
  guidance: composeGuidance(sky),
  stopLink: linkTo('/guidance/stop'),
  notMeLink: linkTo('/guidance/stop'),
  whyLink: linkTo('/compte/courriers'),
};

const news = {
  orderId,
  service: keyFor.numbers,
  dueAt,
  newDueAt: undefined,
  expert: undefined,
};

/** A kind without a letter does not compile. */
export const letters: Readonly<Record<MailKind, Letter>> = {
  confirmation: confirmation.letter({ isEmailValidated: false, order }, siteUrl),
  'payment-refused': paymentRefused.letter(
    { ...greeted, orderId, services: [nameFor.western, nameFor.numbers], amount: 3800 },
    siteUrl,
  ),
  validation: validation.letter({ link: linkTo('/validate-email') }, siteUrl),
  reset: reset.letter({ link: linkTo('/nouveau-mot-de-passe') }, siteUrl),
  invitation: invitation.letter({ name: 'Ines Essai', link: linkTo('/nouveau-mot-de-passe') }, siteUrl),
  'address-changed': addressChanged.letter({ at, link: linkTo('/nouveau-mot-de-passe') }, siteUrl),
  'address-confirmed': addressConfirmed.letter(
    { opensAt: laterAt, link: linkTo('/nouveau-mot-de-passe') },
    siteUrl,
  ),
  'address-opens': addressOpens.letter({ opensAt: laterAt }, siteUrl),
  'password-changed': passwordChanged.letter({ at }, siteUrl),
  closing: closing.letter(closes, siteUrl),
  'closing-former': closingFormer.letter(closes, siteUrl),
  closed: closed.letter(undefined, siteUrl),
  idle: idle.letter({ erasesAt: laterAt }, siteUrl),
  policy: policy.letter({ change }, siteUrl),
  contact: contact.letter(
    {
      fullName: 'Camille D’Angelo',
      email: 'camille@exemple.fr',
      subject: 'Mon rapport et vous',
      message: 'Bonjour,\n\nest-il prêt ?',
      sentAt: at,
    },
    siteUrl,
  ),
  'contact-receipt': contactReceipt.letter({ sentAt: at }, siteUrl),
  correction: correction.letter(asked, siteUrl),
  'correction-receipt': correctionReceipt.letter(asked, siteUrl),
  'correction-answer': correctionAnswer.letter(
    { ...asked, answer: { outcome: 'refused', name: 'Mireille', reason: 'L’acte dit Brest.' } },
    siteUrl,
  ),
  'person-answer': personAnswer.letter({ askedAt: at, outcome: 'refused' }, siteUrl),
  'person-erased': personErased.letter({ numbers: ['a1b2c3d4', 'e5f6a7b8'] }, siteUrl),
  report: report.letter(
    {
      ...greeted,
      orderId,
      link: linkTo('/rapport'),
      service: nameFor.numbers,
      expert: expert.name,
      pages: 12,
      version: 1,
      isLast: false,
      isCorrection: false,
      isUntagged: false,
      hasPrint: true,
      code: 'K7QM\u00a02R4D\u00a09WXA\u00a03H8V',
    },
    siteUrl,
  ),
  message: message.letter(
    { ...greeted, orderId, service: keyFor.numbers, name: nameFor.numbers, expert: expert.name },
    siteUrl,
  ),
  question: question.letter(
    {
      ...greeted,
      orderId,
      what: 'hour',
      days: 0,
      isStopped: true,
      name: nameFor.western,
      expert: expert.name,
      link: linkTo('/question'),
    },
    siteUrl,
  ),
  'report-kept': reportKept.letter(
    {
      ...greeted,
      orderId,
      service: keyFor.numbers,
      name: nameFor.numbers,
      expert: expert.name,
      end: laterAt,
    },
    siteUrl,
  ),
  late: late.letter(
    {
      ...greeted,
      orderId,
      missedAt: dueAt,
      dueAt: laterAt,
      missing: [nameFor.western, nameFor.numbers],
      isPartlyDelivered: true,
    },
    siteUrl,
  ),
  birth: birth.letter(
    { ...greeted, orderId, answer: { isRefused: true, name: expert.name, reason: 'L’acte dit Brest.' } },
    siteUrl,
  ),
  withdrawal: withdrawalMail({ name: 'Camille D’Angelo' }),
  refund: refundMail(),
  'refund-returned': returnedMail(),
  'refund-again': againMail(),
  guidance: guidance.letter(daily, siteUrl),
  staff: staff.letter(
    {
      firstName: 'Ines',
      readerId: 'ines',
      isAdministrator: true,
      news: [
        { ...news, event: 'late' },
        { ...news, event: 'new', expert },
      ],
    },
    siteUrl,
  ),
};
