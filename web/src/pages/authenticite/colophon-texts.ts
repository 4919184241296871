import { fr } from '#domain/texts/typography.ts';

export const colophonTexts = {
  whereText: fr('La dernière page d’un rapport, avec son sceau.'),
  sample: fr('Dernière page d’un rapport : « Achevé d’écrire », puis le sceau et le code.'),
  colophon: 'Achevé d’écrire',
  colophonLines: [
    fr('Écrit par Hélène Vasseur, pour une seule personne.'),
    fr('Version 1, livrée le 24 novembre 2026.'),
  ],
} as const;
