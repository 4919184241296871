import { merchant } from '#domain/merchant.ts';

/** A run of text: plain, strong, or a link. */
export type Inline = string | { readonly strong: string } | { readonly href: string; readonly label: string };

/** The blocks of an e-mail. Both parts, HTML and plain text, are rendered from them, so that they say the same. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'section'; readonly title: string }
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly term: string; readonly value: string }[] }
  | {
      readonly kind: 'bill';
      readonly lines: readonly {
        readonly label: string;
        readonly detail: string;
        readonly amount: string | undefined;
      }[];
      readonly total: { readonly label: string; readonly amount: string };
    }
  | { readonly kind: 'highlight'; readonly label: string; readonly value: string }
  /** An image in the mail, `side` CSS pixels wide and high; `alt` describes all of it. */
  | { readonly kind: 'picture'; readonly cid: string; readonly alt: string; readonly side: number }
  /** Small print. */
  | { readonly kind: 'note'; readonly content: readonly Inline[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export type MailDocument = {
  readonly subject: string;
  /** The line that mail clients show beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export const paragraph = (...content: readonly Inline[]): Block => ({ kind: 'paragraph', content });

/** A sentence that ends with an address to write to. */
export const writeTo = (words: string, address: string = merchant.contact.email): Block =>
  paragraph(`${words} `, { href: `mailto:${address}`, label: address }, '.');

/** A sentence that ends with a link, written out. */
export const withLink = (words: string, href: string): Block => paragraph(`${words} `, { href, label: href });

/** The address of a button, for readers whose mail client opens no links: small, because most never need it. */
export const fallbackLink = (words: string, href: string): Block => ({
  kind: 'note',
  content: [`${words} `, { href, label: href }],
});
