import type { MissingKind, Reply } from '#domain/questions.ts';
import { missingNames } from '#domain/texts/missing.ts';
import { fr } from '#domain/texts/typography.ts';
import { maxMessage } from '#domain/threads.ts';

/** A thread, on the customer's page and in the atelier. */
export const threadTexts = {
  label: 'Messages',
  you: 'Vous',
  news: 'nouveau',
  sending: 'Envoi en cours',
  waits: fr("Hors ligne : l'envoi se fera au retour du réseau."),
  unsent: fr('Pas envoyé : la connexion manque. Vos mots sont gardés sur cet appareil.'),
  again: 'Renvoyer',
  takeBack: 'Reprendre le texte',
  older: (count: number) => (count === 1 ? 'un message plus ancien.' : `${count} messages plus anciens.`),
  showOlder: 'Les montrer',
  send: 'Envoyer',
  sent: 'Message envoyé',
  isSent: 'Envoyé',
  failed: fr("Votre message n'a pas été envoyé"),
  unexpected: fr('Réessayez dans un instant.'),
  kept: 'Gardé sur cet appareil',
  count: (written: number) =>
    written > maxMessage
      ? `${written - maxMessage} de trop sur ${maxMessage}`
      : `${written} sur ${maxMessage}`,
  came: (name: string, time: string) => fr(`Nouveau message de ${name} à ${time}`),
  closed: (day: string) => fr(`La conversation est close depuis le ${day}.`),
  loadFailed: fr("La conversation n'a pas pu être chargée"),
  retry: 'Réessayer',
  loading: 'Chargement de la conversation',
  asked: (name: string, what: MissingKind) => fr(`${name} a demandé ${missingNames[what]} :`),
  replied: (how: Reply['how'], what: MissingKind) => {
    if (how === 'unknown') return fr('Réponse : introuvable. Le rapport s’écrit sans.');
    return what === 'other'
      ? fr('La réponse est arrivée.')
      : fr('La réponse est arrivée, et le dossier en tient compte.');
  },
} as const;
