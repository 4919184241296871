import { type Discipline, nameOf } from '../catalogue.ts';
import { formatDate } from '../dates.ts';
import { orderNumber } from '../order.ts';
import type { Paper, PaperKind } from '../papers.ts';
import { fr } from './typography.ts';

/** File names of the PDFs that a confirmation attaches. */
export const paperNames = {
  terms: 'conditions-generales-de-vente.pdf',
  form: 'formulaire-de-retractation.pdf',
} as const;

/** «21 novembre 2026»; a version is the day on which it takes effect. */
export const versionDate = (version: string): string => fr(formatDate(new Date(`${version}T12:00:00Z`)));

const fileWords = { invoice: 'note', credit_note: 'avoir' } as const satisfies Record<PaperKind, string>;

/** File name of an invoice or a credit note: «note-2026-000123.pdf», «avoir-A2026-000012.pdf». */
export const paperFileName = ({ kind, number }: Pick<Paper, 'kind' | 'number'>): string =>
  `${fileWords[kind]}-${number}.pdf`;

/** File name of a report: «Numérologie - commande a1b2c3d4.pdf» */
export const reportFileName = (orderId: string, service: Discipline, edition?: 'print'): string =>
  `${nameOf(service)} - commande ${orderNumber(orderId)}${edition ? ' - à imprimer' : ''}.pdf`;

export const paperTexts = {
  footer: (shopName: string, version: string): string =>
    fr(`${shopName}, version du ${versionDate(version)}`),
  page: (number: number, count: number): string => `${number} / ${count}`,
} as const;
