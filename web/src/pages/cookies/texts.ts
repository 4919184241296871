import { fr } from '#domain/texts/typography.ts';

/** The choices of /cookies; the policy below them is HTML. */
export const cookiesTexts = {
  title: 'Politique de cookies',
  choices: 'Vos choix',
  intro: fr(
    'Le site fonctionne sans traceur de mesure ni de publicité. Votre choix vaudra pour ceux que nous pourrions ajouter : rien ne sera déposé sans lui.',
  ),
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  customise: 'Personnaliser',
  categories: 'Cookies que vous acceptez',
  necessary: fr('Nécessaires : toujours actifs, sans eux ni compte ni commande'),
  audience: fr("Mesure d'audience"),
  sharing: 'Boutons de partage social',
  save: 'Enregistrer mes choix',
  none: fr("Vous n'avez pas encore choisi. Sans choix, tout est refusé."),
  failed: fr("Vos choix n'ont pas pu être lus ni enregistrés. Rechargez la page, puis réessayez."),
  accepted: 'tout est accepté',
  refused: 'tout est refusé, sauf le nécessaire',
  partly: (category: string) => `seul est accepté : ${category}`,
  current: (choice: string, since: string, until: string) =>
    fr(`Votre choix du ${since} : ${choice}. Il vaut jusqu'au ${until}.`),
  reports: 'Vos rapports sur cet appareil',
  reportsIntro: fr(
    "Un rapport ouvert dans votre compte peut être gardé sur cet appareil, sept jours, pour être relu hors connexion. Si d'autres personnes se servent de l'appareil, mieux vaut ne rien garder.",
  ),
  keepReports: 'Garder mes rapports',
  keepNoReport: 'Ne rien garder',
  reportsKept: 'les rapports que vous ouvrez sont gardés',
  reportsNotKept: fr("aucun rapport n'est gardé"),
  reportsUnanswered: fr("Vous n'avez pas encore répondu. Sans réponse, rien n'est gardé."),
} as const;
