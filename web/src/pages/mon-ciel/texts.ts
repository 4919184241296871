import { fr } from '#domain/texts/typography.ts';

/** /mon-ciel before the form's code has come. */
export const monCielTexts = {
  title: 'Mon ciel',
  lede: fr('Une date, une heure, un lieu : voici le ciel qu’il y avait. Gratuit, sans compte.'),
  private: fr(
    'Votre date, votre heure et vos noms ne quittent pas votre navigateur. Seules les premières lettres du lieu servent à en chercher la liste.',
  ),
  needsScript: fr('Le dessin du vôtre demande JavaScript.'),
  waiting: (day: string) => fr(`En attendant le vôtre : le ciel de Paris, ${day}, à midi.`),
} as const;
