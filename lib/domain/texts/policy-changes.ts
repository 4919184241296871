import { fr } from './typography.ts';

/** An important change of the privacy policy: each account from before it gets one mail (docs/runbook.md). */
export type PolicyChange = {
  /** The day on which the new text was published (YYYY-MM-DD). */
  readonly version: string;
  /** The first day on which it applies. */
  readonly appliesFrom: string;
  /** What changes, one sentence each. They keep the numbers of their day when a constant changes later. */
  readonly changes: readonly string[];
};

/** The day of the policy on /confidentialite; a small change moves it without an entry below. */
export const policyVersion = '2026-11-29';

/** Oldest first. */
export const policyChanges: readonly PolicyChange[] = [
  {
    version: '2026-11-25',
    appliesFrom: '2026-12-15',
    changes: [
      'La page « Mes données » de votre compte réunit vos droits : voir et corriger, savoir qui a lu, télécharger, effacer. Pour ceux-là, plus besoin de nous écrire.',
      "Vous téléchargez vous-même la copie de vos données. Elle est prête en une minute environ, gardée 24 heures, et ne s'ouvre qu'avec votre mot de passe.",
      "Vous fermez vous-même votre compte. Il est effacé 72 heures après votre demande ; d'ici là, vous pouvez changer d'avis.",
      'Avant d’effacer un compte sans commande ni connexion pendant 3 ans, nous vous écrivons une fois, 30 jours avant.',
    ].map(fr),
  },
  {
    version: '2026-11-28',
    appliesFrom: '2026-12-15',
    changes: [
      'Pour chaque donnée, la politique dit à quoi elle sert et sur quelle base de la loi.',
      'Elle dit que les noms et les naissances des commandes servent aussi à vérifier, avant chaque livraison, qu’un rapport va à la bonne personne.',
      'Elle dit où une adresse IP est notée et pendant combien de temps : 90 jours au plus.',
      'Elle dit que de vos commandes payées et de leurs notes, une copie est à l’abri : personne ne peut la modifier ou l’effacer pendant les 10 ans que demande la loi.',
      'Limiter un usage de vos données, ou vous y opposer, se demande dans votre compte ; chaque demande a sa réponse.',
      'Une personne pour qui vous commandez a un lien à elle, sans compte : elle lit ce que nous gardons d’elle, le fait corriger, ou s’oppose et fait tout effacer. Ce qui n’est pas encore livré est alors arrêté et vous est remboursé en entier. La base légale est notre intérêt légitime, et non plus son accord.',
    ].map(fr),
  },
  {
    version: '2026-11-29',
    appliesFrom: '2026-12-15',
    changes: [
      'Vous pouvez confier à l’expert d’une consultation ce qui vous amène, avec un accord à part : le retirer efface vos mots.',
      'Vous et votre expert pouvez vous écrire au sujet d’une consultation, de son paiement à 30 jours après sa livraison. L’expert qui l’écrit lit ces messages, et aucun administrateur.',
      'Un expert peut demander à un autre de relire le brouillon de votre consultation. Il y lit le texte, et rien de ce que vous avez confié ; « Qui a consulté mes données » le dit.',
      'Un expert à qui manque une heure, un lieu ou un nom de naissance peut vous le demander ; vous répondez dans votre compte ou par le lien de l’e-mail, et votre réponse corrige la naissance de la commande.',
      'Un expert que vos mots inquiètent peut demander l’aide d’un administrateur, qui apprend de quelle consultation il s’agit, et rien de ce qui est écrit.',
    ].map(fr),
  },
];
