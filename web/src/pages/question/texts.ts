import { questionLinkDays } from '#domain/links.ts';
import { fr } from '#domain/texts/typography.ts';

/** /question: what an expert asks, by the link of its mail. */
export const pageTexts = {
  loading: 'Chargement de la question',
  about: (number: string, service: string) => `Commande ${number}, ${service}`,
  link: fr(
    `Vous répondez depuis le lien reçu par e-mail : il vaut pour cette question seulement, et ${questionLinkDays} jours.`,
  ),
  done: {
    title: fr('Merci, votre réponse est arrivée'),
    text: fr('Votre expert l’a reçue, et votre délai court de nouveau.'),
  },
  over: {
    title: fr('Cette question n’attend plus de réponse'),
    text: fr('La consultation est livrée, annulée ou remboursée.'),
  },
  choose: {
    title: fr('Ou bien'),
    text: fr('Vous pouvez aussi renoncer à cette consultation : elle vous est remboursée.'),
    action: fr('Renoncer et être remboursé'),
  },
  account: fr('Aller dans mon compte'),
  dead: {
    title: fr('Ce lien ne fonctionne plus'),
    text: fr(
      'Il est trop ancien, ou la consultation n’existe plus. La question vous attend dans votre compte.',
    ),
  },
  failed: {
    title: fr('La question n’a pas pu être chargée'),
    unexpected: fr('Réessayez dans un instant.'),
    retry: 'Réessayer',
  },
} as const;
