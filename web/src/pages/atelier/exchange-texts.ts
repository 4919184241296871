import { type MissingKind, maxQuestion } from '#domain/questions.ts';
import { fr } from '#domain/texts/typography.ts';

/** «Échange»: the conversation with the customer of a part. */
export const exchangeTexts = {
  title: 'Échange',
  label: (firstName: string) => fr(`Répondre à ${firstName}`),
  until: (day: string) => fr(`Ouvert jusqu'au ${day}.`),
  rules: (firstName: string) =>
    fr(`Ni pièce jointe, ni prix, ni rendez-vous ailleurs. ${firstName} peut tout exporter.`),
  empty: (firstName: string) => fr(`${firstName} n'a rien écrit. Une question ? Posez-la ici.`),
  notYours: fr("Cette consultation n'est plus à vous : un collègue l'a reprise."),
  unread: 'Message non lu',
  quote: 'Citer dans le texte',
  ask: {
    open: fr('Demander ce qui manque'),
    title: fr('Demander ce qui manque'),
    what: fr('Que manque-t-il ?'),
    options: {
      hour: { label: fr('L’heure de naissance'), hint: fr('un acte, ou le souvenir d’un proche') },
      place: { label: 'Le lieu exact', hint: fr('l’hôpital ou la commune, pas le pays') },
      names: { label: fr('Les noms de l’acte'), hint: fr('les prénoms et le nom de naissance') },
      other: { label: 'Autre chose', hint: 'une date, une précision' },
    } satisfies Record<MissingKind, object>,
    text: fr('Dites pourquoi, et où chercher'),
    hint: fr(`${maxQuestion} caractères au plus.`),
    stops: (firstName: string) =>
      fr(`L’horloge s’arrête à l’envoi, et repart avec la réponse. ${firstName} voit les deux.`),
    runs: fr('La date promise est passée : l’horloge ne s’arrête plus.'),
    send: (firstName: string) => `Demander à ${firstName}`,
    summary: fr('La question n’est pas complète'),
    required: fr('Dites ce qui manque.'),
    failed: fr('La question n’est pas partie'),
    unexpected: fr('Réessayez dans un instant : votre texte est toujours là.'),
    sent: fr('Question envoyée'),
    cancel: 'Annuler',
    waiting: (day: string) => fr(`Horloge arrêtée depuis le ${day} : une question attend sa réponse.`),
  },
  margin: {
    title: (firstName: string) => fr(`${firstName} demande en marge du rapport`),
    quote: (quote: string) => fr(`« ${quote} »`),
    due: (day: string) => fr(`Réponse promise au plus tard le ${day}.`),
    open: 'Répondre en marge',
    dialog: fr('Réponse en marge'),
    label: 'Votre réponse',
    hint: (firstName: string, most: number) =>
      fr(`${firstName} la lira sous sa phrase. ${most} caractères au plus.`),
    send: (firstName: string) => fr(`Répondre à ${firstName}`),
  },
  correction: {
    title: (firstName: string) => fr(`${firstName} demande une correction`),
    due: (day: string) => fr(`Réponse promise au plus tard le ${day}.`),
    how: (version: number) =>
      fr(`Pour corriger, reprenez le rapport et livrez la version ${version} : vous y dites ce qui change.`),
    keep: 'Garder le rapport et dire pourquoi',
    keepTitle: 'Le rapport reste comme il est',
    reasons: 'Vos raisons',
    hint: (firstName: string, most: number) =>
      fr(`${firstName} les lira sous votre nom. ${most} caractères au plus.`),
    rights: (firstName: string) =>
      fr(
        `${firstName} saura aussi comment écrire à la direction, renoncer tant que c'est possible, et saisir le médiateur.`,
      ),
    send: 'Envoyer ces raisons',
  },
  reply: {
    failed: fr('La réponse n’est pas partie'),
    unexpected: fr('Réessayez dans un instant : votre texte est toujours là.'),
    sent: fr('Réponse envoyée'),
    cancel: 'Annuler',
  },
} as const;
