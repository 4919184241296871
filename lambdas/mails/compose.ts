import type { MailKind } from '#domain/mails.ts';
import { addressChanged } from './address-changed.ts';
import { addressConfirmed } from './address-confirmed.ts';
import { addressOpens } from './address-opens.ts';
import { birth } from './birth.ts';
import { closed } from './closed.ts';
import { closing, closingFormer } from './closing.ts';
import { confirmation } from './confirmation.ts';
import { contact } from './contact.ts';
import { contactReceipt } from './contact-receipt.ts';
import { correction } from './correction.ts';
import { correctionAnswer } from './correction-answer.ts';
import { correctionReceipt } from './correction-receipt.ts';
import { guidance } from './guidance.ts';
import { idle } from './idle.ts';
import { invitation } from './invitation.ts';
import { late } from './late.ts';
import type { ComposeDependencies, Composed, Subject } from './mail.ts';
import { message } from './message.ts';
import { passwordChanged } from './password-changed.ts';
import { paymentRefused } from './payment-refused.ts';
import { personAnswer } from './person-answer.ts';
import { personErased } from './person-erased.ts';
import { policy } from './policy.ts';
import { question } from './question.ts';
import { refund } from './refund.ts';
import { refundAgain } from './refund-again.ts';
import { refundReturned } from './refund-returned.ts';
import { report } from './report.ts';
import { reportKept } from './report-kept.ts';
import { reset } from './reset.ts';
import { staff } from './staff.ts';
import { validation } from './validation.ts';
import { withdrawal } from './withdrawal.ts';

type Mails = {
  readonly [Kind in MailKind]: {
    readonly write: (subject: Subject<Kind>, deps: ComposeDependencies) => Promise<Composed | undefined>;
  };
};

/** All mails by their kind: one without a file does not compile. */
const mails: Mails = {
  confirmation,
  'payment-refused': paymentRefused,
  validation,
  reset,
  invitation,
  'address-changed': addressChanged,
  'address-confirmed': addressConfirmed,
  'address-opens': addressOpens,
  'password-changed': passwordChanged,
  closing,
  'closing-former': closingFormer,
  closed,
  idle,
  policy,
  contact,
  'contact-receipt': contactReceipt,
  correction,
  'correction-receipt': correctionReceipt,
  'correction-answer': correctionAnswer,
  message,
  question,
  'person-answer': personAnswer,
  'person-erased': personErased,
  report,
  'report-kept': reportKept,
  late,
  birth,
  withdrawal,
  refund,
  'refund-returned': refundReturned,
  'refund-again': refundAgain,
  guidance,
  staff,
};

/** A mail that can be sent; undefined when its reason is gone (account erased, address verified meanwhile). */
export const compose = <Kind extends MailKind>(
  subject: { readonly kind: Kind } & Subject<Kind>,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => mails[subject.kind].write(subject, deps);
