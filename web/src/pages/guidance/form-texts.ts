import { fr } from '#domain/texts/typography.ts';

/** The form of the daily guidance and what it answers. */
export const guidanceFormTexts = {
  form: 'Demande de guidance',
  fullName: 'Votre nom',
  email: 'Adresse e-mail',
  personal: 'La rendre personnelle',
  birth: 'Votre naissance',
  optional: '(facultatif)',
  birthIntro: fr('Avec elle, la guidance devient plus personnelle.'),
  /** The hints about a birth here, where no expert reads it. */
  reader: {
    noZone: fr(
      'Ce lieu n’est pas dans notre liste. Sans son fuseau horaire, votre guidance ne dira que ce qui vaut partout.',
    ),
    noCountry: fr('Écrivez le lieu et son pays. Avec le fuseau horaire, l’instant s’affichera ici.'),
    several: fr('Votre guidance ne dira que ce qui vaut pour les deux.'),
    corrected: fr('Votre guidance suivra ce décalage.'),
    noHour: fr('votre guidance ne dira que ce qui est certain'),
  },
  send: 'Recevoir ma guidance',
  summary: fr("À corriger avant l'envoi"),
  /** §8, to the letter, all three. */
  receivedToast: 'Tu as déjà reçu ta guidance aujourd’hui 🌞 — reviens demain !',
  refused: 'Oups, réessaie dans quelques minutes.',
  broken: 'Erreur technique — réessaie plus tard.',
  kept: fr('Ce que vous avez saisi est toujours dans le formulaire.'),
  received: {
    title: fr("Vous avez déjà reçu votre guidance aujourd'hui"),
    text: fr(
      'Il y en a une par jour et par personne. La prochaine vous attend demain, dès minuit à votre heure. Celle du jour est dans votre boîte de réception ; regardez aussi parmi les indésirables.',
    ),
    home: fr("Retour à l'accueil"),
    again: 'Utiliser une autre adresse',
  },
} as const;
