/** /compte/lecture: a report from the desk, read in the account. */
import { formatDate } from '#domain/dates.ts';
import { fr } from '#domain/texts/typography.ts';

const day = 86_400_000;

/** «depuis hier», in the reader's own calendar. */
const since = (delivered: Date, now: Date): string => {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(delivered)) / day);
  if (days <= 0) return 'depuis aujourd’hui';
  return days === 1 ? 'depuis hier' : `depuis le ${formatDate(delivered)}`;
};

export const readingTexts = {
  title: 'Votre rapport',
  signIn: 'Connectez-vous pour lire votre rapport.',
  expired: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  loading: 'Ouverture de votre rapport',
  back: 'Mes commandes',
  kept: 'Gardé sur cet appareil',
  keepTitle: fr('Garder ce rapport sur cet appareil ?'),
  keepWhy: fr(
    'Vous pourriez le relire hors connexion, sept jours au plus après votre dernière visite, ou jusqu’à la déconnexion. Si d’autres personnes se servent de cet appareil, mieux vaut ne rien garder.',
  ),
  keep: 'Garder',
  keepNothing: 'Ne rien garder',
  keeps: fr('Les rapports que vous ouvrez sont gardés sept jours sur cet appareil.'),
  keepsNothing: fr('Aucun rapport n’est gardé sur cet appareil.'),
  stopKeeping: 'Ne plus rien garder',
  startKeeping: 'Garder mes rapports',
  offline: fr('Hors connexion : gardé sur cet appareil'),
  openOnly: fr('Hors connexion : lisible tant que cette page reste ouverte'),
  progress: 'Place dans le rapport',
  contents: 'Sommaire',
  read: 'lu',
  here: 'vous en êtes là',
  page: ' page ',
  resume: (number: number) => `Reprendre au chapitre ${number}`,
  resumeAt: (name: string) => fr(`Reprendre : ${name}`),
  begin: 'Commencer la lecture',
  chapter: (number: number) => `Chapitre ${number}.`,
  folio: (number: number, folio: string) =>
    `Chapitre ${number}, ${folio.charAt(0).toLowerCase()}${folio.slice(1)}`,
  letter: 'Lettre',
  end: 'Fin du rapport',
  facts: (pages: number, author: string, delivered: string, version: number) =>
    fr(
      `${pages} pages. Écrit par ${author}, livré le ${formatDate(new Date(delivered))}, version ${version}.`,
    ),
  code: (code: string) => fr(`Code d’authenticité : ${code}`),
  bar: 'Lecture',
  smaller: 'A−',
  smallerLong: fr('A− : texte plus petit'),
  larger: 'A+',
  largerLong: fr('A+ : texte plus grand'),
  size: (percent: number) => fr(`Texte à ${percent} %`),
  pdf: 'PDF',
  printEdition: 'Édition à imprimer, en PDF',
  inWords: 'La figure en mots',
  margin: fr('En marge :'),
  /** A drawing in which something is lit. */
  lit: (drawing: string, what: string) => fr(`${drawing} En évidence : ${what}.`),
  keys: fr('Au clavier : ← et → changent de chapitre, S montre le sommaire.'),
  keysOff: fr('Au clavier : ← et → changent de chapitre ; la touche S est désactivée.'),
  disableKeys: 'Désactiver la touche S',
  enableKeys: 'Activer la touche S',
  newer: (version: number, delivered: string, now: Date) =>
    fr(`Une version ${version} est là ${since(new Date(delivered), now)}.`),
  readNewer: 'La lire',
  changes: 'Ce qui change',
  changesTitle: (from: number, to: number) => `De la version ${from} à la version ${to}`,
  close: 'Fermer',
  sameText: fr('Les mots sont les mêmes : seule la mise en page a changé.'),
  added: 'chapitre nouveau',
  removed: 'chapitre retiré',
  changed: (passages: number) => (passages > 1 ? `${passages} passages changés` : 'un passage changé'),
  withdrawnTitle: 'Rapport retiré',
  withdrawnDevice: 'Il n’est plus gardé sur cet appareil.',
  unopenedTitle: 'Hors connexion',
  unopened: fr('Ouvrez ce rapport une fois en ligne : gardé sur cet appareil, il restera lisible.'),
  missingTitle: 'Ce rapport ne se lit pas ici',
  missing: fr('Il n’existe qu’en PDF, ou il n’est pas dans ce compte. Vos rapports sont avec vos commandes.'),
  failedTitle: 'Le rapport n’a pas pu être ouvert',
  retry: 'Réessayer',
} as const;
