import { fr } from '../texts/typography.ts';

/** The merchant's story on /a-propos. Merchant content; this is an example. */
export const cooperative = {
  sample: true,
  story: [
    "Les experts qui écrivent vos rapports sont aussi les associés de la maison. Personne, au-dessus d'eux, ne leur demande d'aller plus vite, ni d'en dire plus qu'ils n'en savent.",
    "Nous avons choisi l'écrit. Une séance s'oublie ; un rapport se garde, se relit un an plus tard, se prête à quelqu'un de confiance. Il oblige aussi celui qui l'écrit à peser ses mots.",
    "Nos quatre disciplines ne disent pas la même chose, et nous ne cherchons pas à les accorder. L'une lit le ciel, l'autre les saisons, la troisième les nombres, la dernière un schéma : une seule naissance, vue de quatre fenêtres.",
  ].map(fr),
} as const;
