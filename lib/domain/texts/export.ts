import { formatParisDateTime } from '../dates.ts';
import { orderNumber } from '../order.ts';
import type { ErasedPlace } from './erased-places.ts';
import { fr } from './typography.ts';

/** Every place that an erasure changes, except its files: the PDFs are beside their order, former archives are left out. */
export type RowPlace = Exclude<ErasedPlace, 'Reports' | 'Archives'>;

/** The JSON files of an export: one per place, with its title. */
export const fileTitles = {
  Profiles: { file: 'profil', title: 'Votre profil, et les personnes pour qui vous commandez' },
  Pool: { file: 'connexion', title: 'Votre accès au compte' },
  Outbox: { file: 'e-mails', title: 'Les e-mails qui vous ont été envoyés ces 90 derniers jours' },
  Tokens: { file: 'liens', title: 'Les liens des e-mails, sous leur empreinte' },
  Sessions: { file: 'appareils', title: 'Où votre compte est connecté' },
  Connections: { file: 'pages-ouvertes', title: 'Les pages ouvertes qui suivent vos commandes' },
  Issues: { file: 'signalements', title: 'Ce que l’atelier doit regarder à votre sujet' },
  Guidances: { file: 'guidances', title: 'La guidance du jour et vos accords' },
  Contacts: { file: 'messages', title: 'Vos messages' },
  Requests: { file: 'demandes', title: 'Vos demandes sur vos données, et nos réponses' },
  Exports: { file: 'dossier', title: 'Le dernier dossier de vos données' },
  Orders: { file: 'commande', title: 'Votre commande' },
  Births: { file: 'naissance', title: 'La naissance étudiée' },
  Parts: { file: 'consultations', title: 'Le travail des experts et leurs notes' },
  Drafts: { file: 'redaction', title: 'Le rapport pendant qu’un expert l’écrit' },
  Accesses: { file: 'acces', title: 'Qui a consulté vos données' },
  Refunds: { file: 'remboursements', title: 'Vos remboursements' },
  Codes: { file: 'authenticite', title: 'Les codes d’authenticité de vos rapports' },
} as const satisfies Record<RowPlace, { readonly file: string; readonly title: string }>;

/** «mes-donnees-2026-11-25.zip» */
export const archiveName = (askedAt: string): string => `mes-donnees-${askedAt.slice(0, 10)}.zip`;

/** Folders and files of an export, in plain letters: every system unpacks them. */
export const accountFile = (file: string): string => `compte/${file}.json`;
export const orderFolder = (id: string, createdAt: string): string =>
  `commandes/${createdAt.slice(0, 10)}-${orderNumber(id)}`;
export const readmeFile = 'LISEZ-MOI.txt';

type Readme = { readonly now: Date; readonly orders: number; readonly missing: readonly string[] };

/** The first file to open. */
export const readme = ({ now, orders, missing }: Readme): string =>
  [
    'LES QUATRE SAGESSES - VOS DONNÉES',
    `Préparé le ${formatParisDateTime(now)}.`,
    '',
    'Ce dossier contient tout ce que nous gardons sur vous (RGPD, articles 15 et 20).',
    '',
    'compte/ : votre profil, vos e-mails, vos messages, vos guidances et vos accords.',
    `commandes/ : un dossier par commande (${orders}), avec la naissance étudiée, les notes des experts,`,
    'qui a consulté vos données, les rapports, les notes et les avoirs en PDF.',
    '',
    'Dans les fichiers JSON, chaque donnée a son nom en français (« nom ») et sa valeur (« valeur »).',
    'Les heures sont en temps universel (UTC), les montants en centimes d’euro.',
    'Le mot de passe n’y figure pas : personne ne peut le lire, nous non plus.',
    'Un rapport envoyé par un expert mais pas encore vérifié ni livré n’y figure pas.',
    ...(missing.length > 0 ? ['', `Introuvables au moment de la préparation : ${missing.join(', ')}.`] : []),
    '',
  ]
    .map((line) => fr(line))
    .join('\r\n');
