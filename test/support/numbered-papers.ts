import { extractText } from 'unpdf';
import type { PaidKey } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import type { BilledOrder } from '#lib/papers/invoice-paper.ts';
import { keyFor } from '#test/support/keys.ts';
import { orderId } from './builders.ts';
import { soldLines } from './sold-lines.ts';

const four: readonly PaidKey[] = [keyFor.western, keyFor.chinese, keyFor.numbers, keyFor.design];

/** Four services sold separately at 29, 25, 9 and 19 €, paid at 18 h 42 in Paris. */
export const billedOrder: BilledOrder = {
  id: orderId,
  services: four,
  sold: soldLines(four),
  amount: 8200,
  vat: merchant.company.vat,
  customer: { name: 'Camille D’Angelo', email: 'camille@exemple.fr' },
  createdAt: new Date('2026-11-21T17:30:00.000Z'),
  paidAt: new Date('2026-11-21T17:42:00.000Z'),
  dueAt: new Date('2026-11-24T17:42:00.000Z'),
  withdrawalUntil: new Date('2026-12-07T22:59:59.999Z'),
};

/** Typographic French without spaces, because a PDF has none at the end of a line. */
export const squeezed = (text: string): string => fr(text).replace(/\s/g, '');

/** The words of a PDF without their spaces, and the number of its pages. */
export const textOfPdf = async (pdf: Uint8Array): Promise<{ text: string; pages: number }> => {
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { text: text.replace(/\s/g, ''), pages: totalPages };
};
