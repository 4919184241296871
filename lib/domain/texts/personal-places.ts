/**
 * Every place that may hold personal data: tables and buckets by the names of the stacks, and the user pool. The
 * erasure (`lambdas/accounts/forget.ts`), the register and the tests read this one list.
 */
type Place = {
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

/**
 * In the order of an erasure: an index is erased after the data that it leads to. Typed with plain spaces, for the
 * register.
 */
export const personalPlaces = [
  {
    name: 'Outbox',
    kind: 'table',
    holds: 'les e-mails à envoyer et envoyés : identifiants, ancienne adresse après un changement',
    foundBy: "compte, empreinte de l'adresse, commandes, messages",
    fate: 'deleted',
  },
  {
    name: 'Tokens',
    kind: 'table',
    holds: 'les liens envoyés : empreinte du lien, compte, adresse',
    foundBy: "compte, empreinte de l'adresse",
    fate: 'deleted',
  },
  {
    name: 'Connections',
    kind: 'table',
    holds: 'les pages ouvertes qui suivent une commande',
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Concerns',
    kind: 'table',
    holds: "ce qu'un administrateur doit regarder : adresse qui ne répond pas, litige",
    foundBy: 'compte, commandes',
    fate: 'deleted',
  },
  {
    name: 'Guidances',
    kind: 'table',
    holds: "la guidance du jour : nom, adresse, naissance, preuve de l'accord",
    foundBy: "empreinte de l'adresse",
    fate: 'reduced',
    stays:
      "Empreinte de l'adresse avec le texte et la date de l'accord, 3 ans (RGPD, articles 7.1 et 17.3.e) ; ou avec le refus d'en recevoir (article 21)",
  },
  {
    name: 'Contacts',
    kind: 'table',
    holds: 'les messages du formulaire de contact',
    foundBy: 'adresse',
    fate: 'deleted',
  },
  {
    name: 'Accesses',
    kind: 'table',
    holds: 'qui a ouvert la naissance et le rapport',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Births',
    kind: 'table',
    holds:
      'la naissance de chaque commande : date, heure, lieu, instant ; nom de la personne étudiée quand ce n’est pas le client, et la date de son accord',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Reports',
    kind: 'bucket',
    holds: 'les rapports et les fichiers envoyés par les experts, avec toutes leurs versions',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  {
    name: 'Refunds',
    kind: 'table',
    holds: 'les remboursements : nom de la personne qui a renoncé',
    foundBy: 'commandes',
    fate: 'reduced',
    stays: 'Montants et dates, sans nom (code de commerce, article L123-22)',
  },
  {
    name: 'Parts',
    kind: 'table',
    holds: "le travail de l'expert : place du rapport, fichier envoyé, notes",
    foundBy: 'commandes',
    fate: 'reduced',
    stays: 'Service, dates et expert, 10 ans (code de commerce, article L123-22)',
  },
  {
    name: 'Orders',
    kind: 'table',
    holds: 'les commandes : nom, adresse, services, montants',
    foundBy: 'compte',
    fate: 'reduced',
    stays:
      "D'une commande payée : nom, e-mail, services, montant et dates, 10 ans, sans naissance ni personne étudiée (code de commerce, article L123-22 ; code de la consommation, article L213-1). D'une autre : rien",
  },
  {
    name: 'Pool',
    kind: 'pool',
    holds: "l'adresse et l'empreinte du mot de passe",
    foundBy: 'compte',
    fate: 'deleted',
  },
  {
    name: 'Profiles',
    kind: 'table',
    holds:
      'le profil : adresse, anciennes adresses, nom, naissance ; les personnes pour qui le client commande : nom, naissance, date de l’accord',
    foundBy: 'compte',
    fate: 'deleted',
  },
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
    holds: 'les numéros des événements de Stripe déjà traités',
    foundBy: "rien : aucune personne n'y est nommée",
    fate: 'kept',
    stays: 'Numéros, 40 jours',
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

type AnyPlace = (typeof personalPlaces)[number];
/** The places that an erasure changes. */
export type ErasedPlace = Exclude<AnyPlace, { readonly fate: 'kept' }>['name'];

const isErased = (place: AnyPlace): place is Exclude<AnyPlace, { readonly fate: 'kept' }> =>
  place.fate !== 'kept';

export const erasedPlaces: readonly ErasedPlace[] = personalPlaces.filter(isErased).map(({ name }) => name);
