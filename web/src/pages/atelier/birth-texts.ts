import type { Correction } from '#domain/births/correction.ts';
import { fr } from '#domain/texts/typography.ts';

/** The correction of a birth by staff. */
export const birthTexts = {
  title: (number: string) => `Naissance de la commande ${number}`,
  open: 'Naissance',
  ofOrder: (number: string) => ` de la commande ${number}`,
  unread: fr(
    "Seuls les experts de la commande lisent la naissance. L'administration répond à une demande, ou écrit ce que le client lui dicte.",
  ),
  asked: 'Le client demande une correction',
  now: 'À présent',
  wanted: 'Demandée',
  rule: fr(
    'Acceptée, elle vaut pour les consultations non livrées ; un rapport livré garde la sienne. Rien ne se livre avant la réponse.',
  ),
  accept: 'Accepter',
  refuse: 'Refuser',
  reason: 'Raison du refus',
  reasonHint: 'Le client la lira dans son compte.',
  reasonRequired: 'Écrivez la raison, que le client lira',
  confirmRefusal: 'Envoyer le refus',
  cancel: 'Annuler',
  accepted: 'Naissance corrigée',
  refused: 'Refus envoyé',
  correct: 'Corriger la naissance',
  effect: fr(
    "Après un appel, par exemple. La correction vaut pour les consultations non livrées et s'inscrit au journal du client avec sa raison.",
  ),
  save: 'Enregistrer la correction',
  badge: 'Naissance à corriger',
  earlier: 'Rapport livré, écrit pour',
  done: (date: string, { by, name, reason }: NonNullable<Correction['corrected']>) =>
    fr(
      `Corrigée ${by === 'customer' ? 'par le client' : `par ${name}`} le ${date}${reason === undefined ? '' : ` : « ${reason} »`}`,
    ),
} as const;
