/** The lists of the atelier: search, filters, order, menus and the panel beside them. */
import { fr } from '#domain/texts/typography.ts';

export const listTexts = {
  searchKey: 'Touche /',
  number: 'Numéro de commande',
  show: 'Afficher',
  sort: 'Trier',
  filters: { all: 'Toutes', open: 'À livrer', late: 'En retard', flagged: 'Signalées' },
  sorts: { recent: 'Récentes', due: 'Échéance', amount: 'Montant' },
  nothingShown: 'Aucune commande dans cette vue.',
  services: 'Consultations',
  actions: (number: string) => fr(`Actions de la commande ${number}`),
  details: 'Détails',
  close: 'Fermer les détails',
  untagged: 'PDF sans balises',
  disputed: 'Contestée',
} as const;
