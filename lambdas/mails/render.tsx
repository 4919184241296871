import { renderToStaticMarkup } from 'react-dom/server';
import { addressChangedDocument, passwordChangedDocument } from './account-changed.ts';
import type { AccountMail } from './account-mail.ts';
import { birthDocument } from './birth.ts';
import { endDocument } from './closing.ts';
import { confirmationDocument } from './confirmation.ts';
import { contactDocument, contactReceiptDocument } from './contact.ts';
import { correctionDocument } from './correction.ts';
import type { MailDocument } from './document.ts';
import { guidanceDocument, skyCid } from './guidance.ts';
import { lateDocument } from './late.ts';
import { MailPage, markCid } from './page.tsx';
import { paymentRefusedDocument } from './payment-refused.ts';
import { markPicture } from './picture/mark-picture.ts';
import { skyPicture } from './picture/sky-picture.ts';
import { moneyBackDocument } from './refund.ts';
import { reportDocument } from './report.ts';
import { invitationDocument, resetDocument } from './secret-link.ts';
import type { GuidanceMail, ShopMail } from './shop-mail.ts';
import { staffDocument } from './staff.ts';
import { mailText } from './text.ts';
import { validationDocument } from './validation.ts';
import { whyLink } from './why-link.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly images: readonly { readonly cid: string; readonly name: string; readonly content: Uint8Array }[];
};

const accountDocument = (mail: AccountMail): MailDocument => {
  switch (mail.kind) {
    case 'reset':
      return resetDocument(mail);
    case 'invitation':
      return invitationDocument(mail);
    case 'address-changed':
      return addressChangedDocument(mail);
    case 'password-changed':
      return passwordChangedDocument(mail);
    case 'closing':
    case 'closed':
    case 'idle':
    case 'policy':
      return endDocument(mail);
  }
};

/** There is no default case, so that a kind without a document does not compile. */
const documentOf = (mail: ShopMail): MailDocument => {
  switch (mail.kind) {
    case 'validation':
      return validationDocument(mail);
    case 'confirmation':
      return confirmationDocument(mail);
    case 'payment-refused':
      return paymentRefusedDocument(mail);
    case 'reset':
    case 'invitation':
    case 'address-changed':
    case 'password-changed':
    case 'closing':
    case 'closed':
    case 'idle':
    case 'policy':
      return accountDocument(mail);
    case 'contact':
      return contactDocument(mail);
    case 'contact-receipt':
      return contactReceiptDocument(mail);
    case 'correction':
    case 'correction-receipt':
    case 'correction-answer':
      return correctionDocument(mail);
    case 'birth':
      return birthDocument(mail);
    case 'late':
      return lateDocument(mail);
    case 'report':
      return reportDocument(mail);
    case 'withdrawal':
    case 'refund':
      return moneyBackDocument(mail);
    case 'guidance':
      return guidanceDocument(mail);
    case 'staff':
      return staffDocument(mail);
  }
};

/** The picture needs no text of its own, because the shop's name is beside it. */
const markImage = () => ({ cid: markCid, name: 'les-quatre-sagesses.png', content: markPicture() });

const skyImage = ({ sky }: GuidanceMail) => ({
  cid: skyCid,
  name: `ciel-${sky.date}.png`,
  content: skyPicture(sky),
});

/** Renders both parts of an e-mail in UTF-8, without remote resources. */
export const renderMail = async (mail: ShopMail): Promise<RenderedMail> => {
  const document = documentOf(mail);
  const why = whyLink(mail);
  const page = <MailPage document={document} siteUrl={mail.siteUrl} why={why} />;
  return {
    subject: document.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    text: mailText(document, mail.siteUrl, why),
    images: [markImage(), ...(mail.kind === 'guidance' ? [skyImage(mail)] : [])],
  };
};
