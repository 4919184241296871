import { merchant } from '#domain/merchant.ts';
import { footerTexts } from '#domain/texts/mails.ts';
import type { Block, Inline, MailDocument } from './document.ts';

const inlineText = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  if ('strong' in inline) return inline.strong;
  const address = inline.href.replace(/^mailto:/, '');
  return address === inline.label ? address : `${inline.label} (${address})`;
};

const underlined = (title: string, line: string): string => `${title}\n${line.repeat(title.length)}`;
const named = (label: string, value: string): string => `${label}\u00a0: ${value}`;

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.content.map(inlineText).join('');
    case 'picture':
      return `[${block.alt}]`;
    case 'section':
      return underlined(block.title, '-');
    case 'action':
      return `${block.label}\u00a0:\n${block.href}`;
    case 'facts':
      return block.rows.map(({ term, value }) => named(term, value)).join('\n');
    case 'bill': {
      const lines = block.lines.map(({ label, detail, amount }) =>
        amount ? named(`- ${label} (${detail})`, amount) : `- ${label} (${detail})`,
      );
      return [...lines, named(block.total.label, block.total.amount)].join('\n');
    }
    case 'highlight':
      return named(block.label, block.value);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
  }
};

/** The plain-text part: everything that the HTML part says, in the same order. */
export const mailText = ({ title, blocks }: MailDocument, siteUrl: string, why: string | undefined): string =>
  [
    underlined(title, '='),
    ...blocks.map(blockText),
    `${merchant.shopName}\n${siteUrl}`,
    footerTexts.seller.join('\n'),
    footerTexts.disclaimer,
    ...(why === undefined ? [] : [`${footerTexts.why}\u00a0:\n${why}`]),
  ].join('\n\n');
