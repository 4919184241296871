/** /personne: what the person studied reads, corrects and erases. */
import { nameOf } from '#domain/catalogue.ts';
import { formatDate, formatLongDateTime } from '#domain/dates.ts';
import { messageLengths } from '#domain/message.ts';
import { fr } from '#domain/texts/typography.ts';
import type { StudiedOrder, StudiedPerson, StudiedRequest } from '#domain/wire/persons.ts';

const day = (at: string): string => formatDate(new Date(at));

type Access = StudiedOrder['accesses'][number];

const states = {
  unpaid: 'Commande en attente de paiement',
  waiting: fr('Payée, personne n’écrit encore'),
  writing: fr('En cours d’écriture'),
  delivered: 'Rapport remis à la personne qui a commandé',
  over: 'Annulée ou remboursée',
} as const satisfies Record<StudiedOrder['state'], string>;

const readers = {
  expert: 'expert',
  administrator: 'administration',
  customer: 'La personne qui a commandé',
  link: 'La personne qui a commandé, par e-mail',
  person: 'Vous',
} as const satisfies Record<Access['by'], string>;

const purposes = {
  birth_data: 'votre naissance, pour écrire le rapport',
  names: 'votre nom, pour écrire le rapport',
  report: 'le rapport',
  draft: 'le rapport en cours d’écriture, pour le relire',
  words: 'les mots que la commande confie à l’expert',
  birth_corrected: 'votre naissance, pour la corriger',
  birth_asked: 'votre naissance, pour demander une correction',
  birth_refused: 'votre naissance, pour refuser une correction',
  export: 'une copie des données de son compte',
} as const satisfies Partial<Record<Access['what'], string>>;
const purposeOf = (what: Access['what']): string =>
  new Map<string, string>(Object.entries(purposes)).get(what) ?? '';

const kinds = {
  correction: 'Correction demandée',
  limitation: 'Limitation demandée',
  objection: 'Opposition',
  erasure: 'Effacement demandé',
  export: 'Copie demandée',
} as const satisfies Record<StudiedRequest['kind'], string>;

export const personTexts = {
  title: 'Ce que nous gardons de vous',
  loading: 'Chargement de vos données',
  bought: ({ buyer }: StudiedPerson) =>
    fr(
      `${buyer} nous a donné votre nom et votre naissance pour des consultations écrites. Cette page est la vôtre, sans compte : lisez, faites corriger, ou faites tout effacer.`,
    ),
  holder: fr(
    'Qui vous a remis le texte a aussi ce lien. Il ne montre rien que cette personne ne sache déjà.',
  ),
  dead: {
    title: fr('Ce lien ne s’ouvre pas'),
    text: fr(
      'Il est incomplet, ou le compte de la personne qui a commandé est effacé, et avec lui tout ce que nous savions de vous. Dans le doute, écrivez-nous : nous répondons dans le mois.',
    ),
    write: 'Écrire à notre délégué',
  },
  failed: {
    title: fr('Vos données n’ont pas pu être chargées'),
    retry: 'Réessayer',
    unexpected: fr('Réessayez dans un instant.'),
  },
  account: 'Dans le compte de la personne qui a commandé',
  accountWhy: fr('Pour ses prochaines commandes, jusqu’à ce que vous, ou elle, l’effaciez.'),
  name: 'Vos noms',
  certificate: fr('À l’état civil'),
  birth: 'Votre naissance',
  unknown: 'Rien de connu',
  agreed: fr('Déclaration « majeure et d’accord »'),
  agreedOn: (at: string) => fr(`Faite le ${day(at)}`),
  order: ({ number }: StudiedOrder) => fr(`Commande ${number}`),
  orderOn: ({ created_at }: StudiedOrder) => fr(`Du ${day(created_at)}`),
  services: 'Consultations',
  servicesOf: ({ services }: StudiedOrder) => services.map(nameOf).join(', '),
  state: 'Où elle en est',
  stateOf: ({ state }: StudiedOrder) => states[state],
  accesses: 'Qui a ouvert ces données',
  noAccess: fr('Personne ne les a encore ouvertes.'),
  reader: ({ by, name }: Access) => (name === undefined ? readers[by] : `${name}, ${readers[by]}`),
  when: ({ at }: Access) => formatLongDateTime(new Date(at)),
  what: ({ what, service }: Access) => fr(`${purposeOf(what)}${service ? ` (${nameOf(service)})` : ''}`),
  nothing: fr('Nous ne gardons rien à votre nom dans ce compte.'),
  erasedTitle: (at: string) => fr(`Effacé le ${day(at)}`),
  erased: fr(
    'Votre nom, votre naissance et nos copies des rapports sont effacés. La commande et sa note restent, sans vous, pour la comptabilité.',
  ),
  erasingTitle: 'Effacement en cours',
  erasing: fr(
    'Votre demande est enregistrée. Un paiement ou une panne retarde la fin de l’effacement : nous le terminons de nous-mêmes, sans que vous ayez à revenir.',
  ),
  requests: 'Vos demandes',
  kind: ({ kind }: StudiedRequest) => kinds[kind],
  asked: ({ asked_at }: StudiedRequest) => fr(`Le ${day(asked_at)}`),
  answeredBy: ({ kind, due_at, answered_at }: StudiedRequest) => {
    if (answered_at === undefined) return fr(`Réponse au plus tard le ${day(due_at)}`);
    return kind === 'erasure'
      ? fr(`Fait le ${day(answered_at)}`)
      : fr(`Réponse donnée le ${day(answered_at)}`);
  },
} as const;

export const askTexts = {
  title: 'Faire corriger',
  why: fr('Écrivez ce qui est faux, et ce qui est juste. Nous répondons dans le mois, sur cette page.'),
  message: 'Votre demande',
  messageHint: fr(`${messageLengths.messageMax.toLocaleString('fr-FR')} caractères au plus.`),
  email: 'Votre e-mail (facultatif)',
  emailHint: fr('Pour vous prévenir de la réponse, et rien d’autre.'),
  send: 'Envoyer la demande',
  summary: fr('À corriger avant l’envoi'),
  sent: fr('Demande envoyée'),
  failed: fr('La demande n’a pas été envoyée'),
  unexpected: fr('Votre demande est toujours dans le formulaire. Réessayez dans un instant.'),
} as const;

export const eraseTexts = {
  title: fr('Vous opposer et tout effacer'),
  why: fr(
    'Vous n’avez pas à dire pourquoi. Avant que vous confirmiez, nous disons ce qui se passe, pour vous et pour la personne qui a commandé.',
  ),
  open: 'Effacer mes données',
  ask: fr('Effacer vos données ?'),
  effects: (buyer: string): readonly string[] =>
    [
      `Ce qui n’est pas encore livré est arrêté, et remboursé en entier à ${buyer}.`,
      'Votre nom, votre naissance, le brouillon et nos copies des rapports sont effacés, ici et dans son compte.',
      `Un rapport que ${buyer} a déjà téléchargé lui reste.`,
      `${buyer} reçoit un e-mail qui le dit, sans raison donnée, et le lit dans le registre de la commande.`,
      'La commande et sa note restent, sans vous, pour la comptabilité.',
    ].map(fr),
  final: fr('C’est définitif.'),
  confirm: 'Tout effacer',
  cancel: 'Annuler',
  failed: fr('L’effacement n’a pas été demandé'),
  unexpected: fr('Réessayez dans un instant.'),
} as const;
