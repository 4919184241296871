import { fr } from '#domain/texts/typography.ts';

/** The page of the links in a guidance mail. */
export const guidanceStopTexts = {
  working: { title: fr('Un instant…'), text: 'Nous enregistrons votre demande' },
  stopped: {
    title: 'Vous ne recevrez plus la guidance',
    text: fr(
      "C'est enregistré : cette adresse n'en recevra plus, même si quelqu'un la demande pour elle. Rien ne change pour vos commandes et leurs e-mails.",
    ),
    change: fr("J'ai changé d'avis"),
  },
  blocked: {
    title: 'Votre adresse est bloquée',
    text: fr(
      "Merci de nous l'avoir dit : une autre personne avait saisi votre adresse. Plus personne ne peut demander la guidance pour elle.",
    ),
    change: fr("Finalement, c'était moi"),
  },
  resumed: {
    title: 'La guidance est de nouveau possible',
    text: fr("C'est noté : cette adresse peut la demander de nouveau. Rien ne part sans demande."),
    ask: 'Demander ma guidance',
    stop: 'Ne plus la recevoir',
  },
  dead: {
    title: fr("Ce lien ne s'ouvre plus"),
    text: fr(
      "Il a expiré ou il est incomplet. Utilisez le lien du dernier message reçu, ou écrivez-nous : nous arrêterons l'envoi pour vous.",
    ),
    support: 'Écrire au support',
  },
  failed: {
    title: fr("Votre demande n'est pas encore enregistrée"),
    retry: 'Réessayer',
    unexpected: fr("Une erreur inattendue s'est produite. Réessayez dans un instant."),
  },
  home: fr("Retour à l'accueil"),
} as const;
