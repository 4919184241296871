/** The Sun's line in its gate, 1 to 6, in a cycle of four gates. */
export const lineWords: readonly (readonly [string, string, string, string])[] = [
  [
    'Première ligne : on vérifie le sol avant de sauter.',
    'Première ligne : une base claire rend la suite légère.',
    'Première ligne : lisez la notice, pour une fois.',
    'Première ligne : la curiosité patiente fait les bons commencements.',
  ],
  [
    'Deuxième ligne : ce qui vous vient naturellement n’a pas besoin d’être expliqué.',
    'Deuxième ligne : fermez la porte une heure, et laissez-vous appeler.',
    'Deuxième ligne : un talent discret se voit mieux de l’extérieur.',
    'Deuxième ligne : faites sans vous regarder faire.',
  ],
  [
    'Troisième ligne : essayer, se tromper, savoir.',
    'Troisième ligne : ce qui n’a pas marché vous a appris l’adresse exacte.',
    'Troisième ligne : l’expérience parle mieux que le manuel.',
    'Troisième ligne : recommencez d’un autre côté, avec le sourire.',
  ],
  [
    'Quatrième ligne : les portes s’ouvrent par les gens que l’on connaît.',
    'Quatrième ligne : une amitié entretenue vaut une longue-vue.',
    'Quatrième ligne : donnez des nouvelles avant d’en demander.',
    'Quatrième ligne : l’influence douce se partage autour d’un repas.',
  ],
  [
    'Cinquième ligne : on attend de vous une solution pratique ; une suffira.',
    'Cinquième ligne : dites ce que vous ne ferez pas, on vous en saura gré.',
    'Cinquième ligne : le bon moment compte autant que la bonne réponse.',
    'Cinquième ligne : soyez utile, puis repartez.',
  ],
  [
    'Sixième ligne : montez sur le toit et regardez la rue.',
    'Sixième ligne : l’exemple se donne sans discours.',
    'Sixième ligne : avec un peu de distance, le motif apparaît.',
    'Sixième ligne : faites confiance à ce qui a mûri.',
  ],
];
