/**
 * By the house of the Moon's sign from the Sun sign of birth, 1 to 12, and the Moon's first, second or third noon
 * there.
 */
export const houseWords: readonly (readonly [string, string, string])[] = [
  [
    'La Lune est dans votre signe : vous donnez le ton sans avoir à hausser la voix.',
    'Toujours dans votre signe, la Lune vous va bien : n’ajoutez rien, le naturel suffit.',
    'La Lune prend congé de votre signe ; gardez d’elle une assurance tranquille.',
  ],
  [
    'La Lune éclaire ce qui a de la valeur pour vous : faites-en le tour, sans inventaire.',
    'Ce que vous savez faire de vos mains revient au premier plan.',
    'Vos goûts vous ressemblent, la Lune le confirme avant de partir.',
  ],
  [
    'La Lune visite vos chemins de tous les jours : frères, sœurs, voisins, nouvelles.',
    'Une parole échangée en passant peut vous rester.',
    'Avant qu’elle ne change de pièce, la Lune vous souffle un mot à renvoyer.',
  ],
  [
    'La Lune est au fond de votre maison, là où l’on enlève ses chaussures.',
    'Les racines demandent peu : une visite, une pensée, un peu d’eau.',
    'Refermez doucement l’album ; il restera à la même place.',
  ],
  [
    'La Lune passe par vos plaisirs : ce qui vous amuse vous instruit.',
    'Créez quelque chose d’inutile et de joli.',
    'Un élan du cœur cherche sa forme avant la fin du passage.',
  ],
  [
    'La Lune traverse vos gestes de tous les jours : l’un d’eux peut devenir plus simple.',
    'Un rangement bien placé vous fait gagner du temps tous les matins.',
    'L’ordinaire est fait, bien fait ; vous pouvez lever la tête.',
  ],
  [
    'La Lune vous fait face : regardez la journée avec les yeux de l’autre.',
    'À deux, la question n’est pas d’avoir raison, c’est d’avancer.',
    'Un pas vers l’autre, et la Lune tourne la page.',
  ],
  [
    'La Lune descend dans vos profondeurs : ce qui se partage s’allège.',
    'Une confiance donnée en appelle une autre, à son heure.',
    'Ce qui devait changer a commencé ; laissez faire.',
  ],
  [
    'La Lune ouvre vos fenêtres : une lecture, une langue, un lointain vous appellent.',
    'Une idée venue d’ailleurs se sent déjà chez elle avec vous.',
    'Rapportez un souvenir de ce voyage, fût-il d’une page.',
  ],
  [
    'La Lune est au plus haut de votre ciel : ce que vous faites se voit.',
    'Votre ouvrage parle pour vous, laissez-lui la parole.',
    'Avant de redescendre, reconnaissez le chemin parcouru.',
  ],
  [
    'La Lune passe chez vos amis : un projet commun vous attend parmi eux.',
    'Une idée à plusieurs va plus loin que son auteur.',
    'Dites merci à ceux qui vous suivent de loin.',
  ],
  [
    'La Lune se retire derrière vous : offrez-vous un peu d’ombre et de silence.',
    'Ce qui se prépare en secret n’a pas encore besoin de nom.',
    'Encore un soir de repli, et elle entre dans votre signe.',
  ],
];
