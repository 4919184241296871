import { erasedDays } from '../retention.ts';

/** A place that may hold personal data, for the register and the erasure. */
export type Place = {
  readonly name: string;
  readonly kind: 'table' | 'bucket' | 'pool';
  readonly holds: string;
  /** The key by which an erasure finds the data. */
  readonly foundBy: string;
  /** `reduced`: the row stays without personal data, or only with data that a law requires. `kept`: no erasure changes it. */
  readonly fate: 'deleted' | 'reduced' | 'kept';
  /** What stays, why, and how long. */
  readonly stays?: string;
};

/** Places that no erasure of a customer changes; typed with plain spaces, for the register. */
export const keptPlaces = [
  {
    name: 'Papers',
    kind: 'bucket',
    holds: 'les notes et les avoirs : nom, services, montants',
    foundBy: 'commandes',
    fate: 'kept',
    stays: 'Les pièces comptables, 10 ans (code de commerce, article L123-22 ; RGPD, article 17.3.b)',
  },
  {
    name: 'Staff',
    kind: 'table',
    holds: 'les personnes de la coopérative : nom, discipline, dates',
    foundBy: "rien : aucun client n'y est nommé",
    fate: 'kept',
    stays: 'Le nom de qui a ouvert une naissance, pour le suivi des accès (RGPD, article 6.1.f)',
  },
  {
    name: 'Passages',
    kind: 'table',
    holds: "les passages que chaque expert garde pour d'autres rapports",
    foundBy: "rien : aucun client n'y est nommé",
    fate: 'kept',
    stays: "Le texte de l'expert, tant qu'il est dans l'équipe, puis 3 ans au plus (RGPD, article 6.1.b)",
  },
  {
    name: 'Limits',
    kind: 'table',
    holds: "des compteurs d'essais, sous l'empreinte d'une adresse ou d'un réseau",
    foundBy: "rien : aucune adresse n'y est lisible",
    fate: 'kept',
    stays: 'Empreinte et nombre, 2 jours au plus (RGPD, article 6.1.f)',
  },
  {
    name: 'Ledger',
    kind: 'table',
    holds: 'les numéros des événements de Stripe déjà traités ; les empreintes de ce qui a été effacé',
    foundBy: "rien : aucune personne n'y est nommée",
    fate: 'kept',
    stays: `Numéros et empreintes, ${erasedDays} jours : plus qu'une sauvegarde, pour qu'aucune restauration ne ramène un compte effacé`,
  },
  {
    name: 'Counters',
    kind: 'table',
    holds: "le dernier numéro de note et d'avoir",
    foundBy: "rien : aucune personne n'y est nommée",
    fate: 'kept',
    stays: 'Numéro et commande (code général des impôts, annexe II, article 242 nonies A)',
  },
  {
    name: 'Sentences',
    kind: 'table',
    holds:
      'les phrases des rapports livrés, sous forme d’empreintes de huit mots, sans prénom ni valeur du dossier',
    foundBy: "rien : ni commande ni personne n'y est nommée",
    fate: 'kept',
    stays:
      'Empreintes, 3 ans après la dernière livraison de la phrase : aucune phrase ne se lit dans son empreinte',
  },
  {
    name: 'Site',
    kind: 'bucket',
    holds: 'les pages du site, les mêmes pour tous',
    foundBy: "rien : aucune personne n'y est nommée",
    fate: 'kept',
  },
  {
    name: 'BucketLogs',
    kind: 'bucket',
    holds: 'les journaux de S3 : qui a lu ou écrit quel fichier, et de quel réseau',
    foundBy: 'rien : ni nom ni adresse e-mail',
    fate: 'kept',
    stays: 'Journaux techniques, 3 mois (RGPD, article 6.1.f)',
  },
] as const satisfies readonly Place[];
