import type { PaidKey } from '../catalogue.ts';
import { fr } from './typography.ts';

/** One sentence on each paid service, for lists. Prices and delays are in the catalogue only. */
export const serviceSummaries: Readonly<Record<PaidKey, string>> = {
  'astrologie-occidentale': fr(
    'Votre thème natal, maison par maison : ce qui vous porte, ce qui vous retient.',
  ),
  'astrologie-chinoise': fr(
    "Vos quatre piliers et l'équilibre de vos cinq éléments, lus à la lumière de l'année.",
  ),
  numerologie: fr('Chemin de vie, expression, année personnelle : vos nombres, expliqués sans jargon.'),
  'human-design': fr('Votre schéma, vos centres et vos canaux : une manière concrète de décider.'),
  'pack-complet': fr("Quatre lectures d'une seule naissance, réunies dans une même commande."),
};
