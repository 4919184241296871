import { centsName } from '#content/shop.ts';
import { formatShopDateTime } from '../dates.ts';
import { shopName } from '../merchant/contact.ts';
import { orderNumber } from '../order.ts';
import { tableNames, tables } from '../tables.ts';
import { fr } from './typography.ts';

type ExportFile = { readonly file: string; readonly title: string };

/** The JSON files of an export, with their titles, by table or other place. */
export const exportFiles: ReadonlyMap<string, ExportFile> = new Map([
  ['pool', { file: 'connexion', title: 'Votre accès au compte' }],
  ...tableNames.flatMap((name): [string, ExportFile][] => {
    const entry = tables[name];
    return entry.fate === 'kept' ? [] : [[name, entry.exported]];
  }),
]);

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
    `${shopName.toUpperCase()} - VOS DONNÉES`,
    `Préparé le ${formatShopDateTime(now)}.`,
    '',
    'Ce dossier contient tout ce que nous gardons sur vous (RGPD, articles 15 et 20).',
    '',
    'compte/ : votre profil, vos e-mails, vos messages, vos guidances et vos accords.',
    `commandes/ : un dossier par commande (${orders}), avec la naissance étudiée, les notes des experts,`,
    'qui a consulté vos données, les rapports, les notes et les avoirs en PDF.',
    '',
    'Dans les fichiers JSON, chaque donnée a son nom en français (« nom ») et sa valeur (« valeur »).',
    `Les heures sont en temps universel (UTC), les montants en ${centsName}.`,
    'Le mot de passe n’y figure pas : personne ne peut le lire, nous non plus.',
    'Un rapport envoyé par un expert mais pas encore vérifié ni livré n’y figure pas.',
    ...(missing.length > 0 ? ['', `Introuvables au moment de la préparation : ${missing.join(', ')}.`] : []),
    '',
  ]
    .map((line) => fr(line))
    .join('\r\n');
