import type { Block, Inline } from '#lambdas/mails/document.ts';

const inlineFacts = (inline: Inline): string[] => {
  if (typeof inline === 'string') return [inline.trim()];
  return 'strong' in inline ? [inline.strong] : [inline.label];
};
/** The words that a block of a mail shows. */
export const factsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.content.flatMap(inlineFacts);
    case 'picture':
      return [];
    case 'section':
      return [block.title];
    case 'action':
      return [block.label];
    case 'facts':
      return block.rows.flatMap(({ term, value }) => [term, value]);
    case 'bill': {
      const lines = block.lines.flatMap(({ label, detail, amount = '' }) => [label, detail, amount]);
      return [...lines, block.total.label, block.total.amount];
    }
    case 'highlight':
      return [block.label, block.value];
    default:
      return [...block.items];
  }
};
