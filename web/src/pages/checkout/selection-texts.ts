/** Texts of step 1 of /checkout and of what both steps show; those of step 2 load with it. */
import type { HourSpan } from '#domain/catalogue.ts';
import { packed } from '#domain/texts/how-many.ts';
import { selectionRequired, selectionRequiredDetail } from '#domain/texts/selection.ts';
import { spanText } from '#domain/texts/spans.ts';
import { fr } from '#domain/texts/typography.ts';
import { networkTexts } from '#web/texts/network.ts';

export const selectionTexts = {
  back: 'Retour',
  /** The two steps of §2; the second has two parts. */
  steps: { services: 'Consultations', birth: 'Naissance', payment: 'Paiement' },
  loading: 'Chargement',
  newTab: ' (nouvel onglet)',
  detailsTitle: 'Vos informations',
  stepFailed: { title: 'Erreur', text: networkTexts.offline },

  chooseTitle: 'Choisissez vos consultations',
  popular: 'Populaire',
  /** «-13€», as §9 writes its badge. */
  saving: (amount: string) => `-${amount.replace(/\s/g, '')}`,
  insteadOf: (price: string) => `Au lieu de ${price} séparément`,
  included: 'Compris',
  packOffer: (total: string, price: string, saving: string) =>
    fr(`Votre choix coûte ${total}. Le pack réunit ${packed} pour ${price}, soit ${saving} de moins.`),
  takePack: 'Prendre le pack',
  packNote: fr('Vous prenez le pack ? Il remplace les autres choix.'),

  leaf: 'Feuilleter un extrait',
  selectionTitle: 'Votre sélection',
  services: 'Consultations',
  barLabel: 'Total de votre sélection',
  announced: (count: number, total: string) =>
    count === 0
      ? 'Aucune consultation choisie'
      : `${count === 1 ? '1 consultation' : `${count} consultations`}, total ${total}`,
  selectionEmpty: 'Aucune consultation choisie pour le moment.',
  selectionCount: (count: number) =>
    count === 0
      ? 'Votre sélection'
      : `Votre sélection, ${count === 1 ? '1 consultation' : `${count} consultations`}`,
  total: 'Total TTC',
  writing: 'Délai de rédaction',
  delivery: 'Délai de livraison',
  dueDate: 'Chez vous au plus tard le',
  /** One line, like the usual delay, because it loads after the page and must not move anything. */
  longer: (usual: HourSpan) => fr(`${spanText(usual)}, plus long en ce moment`),
  paymentMeans: 'Moyens de paiement',
  continue: 'Continuer',
  nothingToPay: 'Vous ne payez rien à cette étape.',

  required: { title: selectionRequired, text: selectionRequiredDetail },
} as const;
