import { ofPlace } from '#content/shop.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { fr } from '#domain/texts/typography.ts';

/** /mon-ciel before the form's code has come. */
export const monCielTexts = {
  title: 'Mon ciel',
  lede: fr('Une date, une heure, un lieu : voici le ciel qu’il y avait. Gratuit, sans compte.'),
  private: fr(
    'Votre date, votre heure et vos noms ne quittent pas votre navigateur. Seules les premières lettres du lieu servent à en chercher la liste.',
  ),
  needsScript: fr('Le dessin du vôtre demande JavaScript.'),
  /** Under the drawing of today that stands for the visitor's own. */
  waiting: {
    western: (day: string) => fr(`En attendant le vôtre : le ciel ${ofPlace}, ${day}, à midi.`),
    chinese: (day: string) => fr(`En attendant les vôtres : les piliers ${ofPlace}, ${day}, à midi.`),
    design: (day: string) => fr(`En attendant le vôtre : le schéma ${ofPlace}, ${day}, à midi.`),
    numbers: () => fr('Les nombres viennent de vos noms et de votre date : rien ne se dessine sans eux.'),
  } satisfies Record<ChartKind, (day: string) => string>,
} as const;
