import { guaranteeDays, statutoryDays } from '#domain/withdrawal.ts';

/** Apart from the page's other texts, which reach the browser as HTML or with the form. */
export const withdrawalTitle = {
  title: 'Renoncer au contrat',
  intro: `${statutoryDays}\u00a0jours pour changer d’avis, ${guaranteeDays} pour un pack, sans motif et sans frais. Le remboursement est intégral.`,
  needsScript:
    'Ce formulaire a besoin de JavaScript. Sans lui, votre déclaration par e-mail vaut tout autant :',
} as const;
