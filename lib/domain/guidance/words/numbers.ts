/** Days by their personal or universal number; the versions alternate with the four blocks of nine days per month. */
export const numberWords: Readonly<Record<number, readonly [string, string, string]>> = {
  1: [
    'On commence. Quelle est la première ligne ?',
    'Une initiative, même modeste, donne le ton.',
    'Une petite décision, prise sans demander d’avis, ouvre la route.',
  ],
  2: [
    'On écoute. Que dit l’autre, vraiment ?',
    'La patience à deux vaut mieux que la vitesse à un.',
    'Un accord se prépare plus qu’il ne s’arrache.',
  ],
  3: [
    'On exprime. Qu’avez-vous envie de raconter ?',
    'Une couleur, une chanson, un bon mot : la joie compte dans le total.',
    'Dites-le, écrivez-le, dessinez-le ; la forme importe peu.',
  ],
  4: [
    'On bâtit. Quelle pierre posez-vous aujourd’hui ?',
    'La méthode n’est pas l’ennemie de l’élan, elle en est le banc.',
    'Un ordre simple, tenu jusqu’au soir, fait beaucoup.',
  ],
  5: [
    'On bouge. Qu’est-ce qui peut changer de place ?',
    'Une porte inhabituelle mérite d’être poussée.',
    'Laissez une heure libre, elle se remplira bien toute seule.',
  ],
  6: [
    'On prend soin. De qui, et comment ?',
    'L’harmonie de la maison commence par une chaise bien rangée.',
    'Une promesse tenue embellit la journée de deux personnes.',
  ],
  7: [
    'On réfléchit. Quelle question mérite le silence ?',
    'Une heure sans bruit vaut une journée d’explications.',
    'Cherchez la cause plutôt que le coupable.',
  ],
  8: [
    'On réalise. Quel résultat voulez-vous voir ce soir ?',
    'L’ambition se mesure ici au soin apporté aux derniers détails.',
    'Mettez votre énergie là où elle se voit.',
  ],
  9: [
    'On achève. Que pouvez-vous rendre, donner, conclure ?',
    'Une boucle se ferme, saluez-la avant d’ouvrir la suivante.',
    'Regardez loin derrière, puis loin devant.',
  ],
  11: [
    'Nombre maître : l’intuition parle plus fort que le calcul. L’écoutez-vous ?',
    'Nombre maître : une inspiration passe, gardez un crayon à portée de main.',
    'Nombre maître : ce que vous pressentez mérite une ligne dans un carnet.',
  ],
  22: [
    'Nombre maître : une grande idée demande un plan très simple. Lequel ?',
    'Nombre maître : bâtissez pour d’autres que vous.',
    'Nombre maître : le rêve a les pieds sur terre, profitez-en.',
  ],
};
