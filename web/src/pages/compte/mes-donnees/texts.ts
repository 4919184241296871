/** /compte/mes-donnees: the customer takes the data along. */
import { formatDayTime } from '#domain/dates.ts';
import { exportHours } from '#domain/retention.ts';
import { fr } from '#domain/texts/typography.ts';

const megabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const sizeOf = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${megabytes.format(bytes / 1_000_000)}\u00a0Mo`;

const own = (at: string): string =>
  formatDayTime(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone);

export const dataTexts = {
  title: 'Mes données',
  signIn: 'Connectez-vous pour télécharger vos données.',
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  loading: 'Chargement',
  back: 'Mon compte',
  download: 'Télécharger mes données',
  intro: fr(
    'Un dossier ZIP avec tout ce que nous gardons sur vous : votre profil, vos commandes et les naissances étudiées, vos rapports, vos notes et vos avoirs, les notes des experts à votre sujet, vos messages, vos guidances et vos accords, la liste de vos e-mails, et qui a consulté vos données.',
  ),
  facts: fr(
    `Il est prêt en une minute environ. Vous pouvez en demander un par jour ; il est gardé ${exportHours} heures, puis effacé.`,
  ),
  ask: 'Préparer mes données',
  making: 'Préparation de vos données',
  steps: (done: number, total: number) => fr(`Étape ${Math.min(done + 1, total)} sur ${total}`),
  leave: fr('Vous pouvez quitter cette page : la préparation continue.'),
  slow: fr('C’est plus long que prévu.'),
  again: 'Relancer la préparation',
  ready: 'Vos données sont prêtes',
  size: 'Taille',
  until: fr('À télécharger avant le'),
  opened: fr('Déjà téléchargé le'),
  sizeOf,
  own,
  open: 'Télécharger le dossier',
  fresh: fr('Votre mot de passe'),
  freshTitle: fr('Est-ce bien vous ?'),
  freshWhy: fr(
    'Ce dossier contient tout ce que nous savons de vous : saisissez à nouveau votre mot de passe pour le télécharger.',
  ),
  cancel: 'Annuler',
  summary: 'À corriger avant de continuer',
  failed: fr('La préparation n’a pas abouti'),
  failedDetail: fr(
    'Nous en sommes avertis. Vous pouvez la demander à nouveau, ou nous écrire : la loi nous donne un mois pour vous répondre.',
  ),
  loadFailed: fr('Vos données n’ont pas pu être demandées'),
  openFailed: fr('Le dossier n’a pas pu être ouvert'),
  unexpected: fr("Une erreur inattendue s'est produite"),
  retry: 'Réessayer',
} as const;
