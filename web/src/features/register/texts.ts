/** The lines of «Qui a consulté mes données»: who, when and why, and nothing that the journal does not record. */
import type { Access } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { fr } from '#domain/texts/typography.ts';

const roles = {
  expert: 'expert',
  administrator: 'administration',
  customer: 'Vous',
  link: fr("Lien personnel de l'e-mail"),
  person: 'La personne concernée',
} satisfies Record<Access['by'], string>;

const named = (service: Access['service']): string => (service ? ` ${nameOf(service)}` : '');

const purposes = {
  birth_data: (service) => `pour écrire votre rapport${named(service)}`,
  names: (service) => `pour écrire votre rapport${named(service)}`,
  report: (service) => `pour lire le rapport${named(service)}`,
  email: () => fr('pour corriger votre adresse e-mail'),
  unsealed: () => fr("pour autoriser un nouveau mot de passe à l'adresse corrigée"),
  birth_corrected: () => 'pour corriger la naissance',
  birth_asked: () => 'pour demander une correction de la naissance',
  birth_refused: () => 'pour refuser une correction de la naissance',
  person_erased: () => 'pour faire effacer ses données',
  words: (service) => fr(`pour lire ce qui vous amène, avant d'écrire votre rapport${named(service)}`),
  thread: (service) => `pour lire vos messages${named(service)}`,
  draft: (service) => fr(`pour relire votre rapport${named(service)}, à la demande de votre expert`),
  export: () => 'pour télécharger vos données',
  request: () => 'pour lire votre demande de correction',
  invoice: () => 'pour ouvrir la note',
  credit_note: () => fr("pour ouvrir l'avoir"),
} satisfies Record<Access['what'], (service: Access['service']) => string>;

export const registerTexts = {
  title: 'Qui a consulté mes données',
  who: ({ by, name }: Pick<Access, 'by' | 'name'>): string => (name ? `${name}, ${roles[by]}` : roles[by]),
  why: ({ what, service }: Pick<Access, 'what' | 'service'>): string => purposes[what](service),
} as const;
