import { renderToStaticMarkup } from 'react-dom/server';
import { shopFile } from '#content/shop.ts';
import type { Letter, MailImage } from './mail.ts';
import { MailPage, markCid } from './page.tsx';
import { markPicture } from './picture/mark-picture.ts';
import { mailText } from './text.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly images: readonly MailImage[];
};

/** The picture needs no text of its own, because the shop's name is beside it. */
const markImage = (): MailImage => ({
  cid: markCid,
  name: `${shopFile}.png`,
  content: markPicture(),
});

/** Renders both parts of an e-mail in UTF-8, without remote resources. */
export const renderMail = async (
  { siteUrl, document, why, images }: Letter,
  at: Date,
): Promise<RenderedMail> => {
  const page = <MailPage document={document} siteUrl={siteUrl} why={why} at={at} />;
  return {
    subject: document.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    text: mailText(document, siteUrl, why),
    images: [markImage(), ...images],
  };
};
