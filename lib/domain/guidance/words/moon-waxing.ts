import type { Sign } from '../sky/facts.ts';

/** The waxing Moon enters a sign, or begins a new phase there. */
export const waxingCrescentWords: Readonly<Record<Sign, string>> = {
  aries:
    'Le jeune croissant traverse le Bélier. L’envie précède les raisons, et c’est bien ainsi : faites d’abord un petit essai, vous expliquerez ensuite.',
  taurus:
    'Le jeune croissant se pose en Taureau. Ce qui commence a besoin de temps réguliers ; donnez à votre projet la même demi-heure, chaque jour de cette semaine.',
  gemini:
    'Le jeune croissant passe en Gémeaux. Les débuts aiment la conversation : lisez, demandez, comparez, et gardez un carnet à portée de main.',
  cancer:
    'Le jeune croissant est chez lui en Cancer. Ce qui naît est encore tendre ; n’en parlez qu’à ceux qui savent écouter sans conseiller.',
  leo: 'Le jeune croissant entre chez le Lion. Mettez du plaisir dans ce que vous entreprenez, et signez-le : on reconnaît mieux ce qui porte un nom.',
  virgo:
    'Le jeune croissant traverse la Vierge. Préparez vos outils, vérifiez l’adresse, taillez le crayon : la suite vous en saura gré.',
  libra:
    'Le jeune croissant passe en Balance. Cherchez l’allié avant la méthode ; à deux, le premier pas paraît moins haut.',
  scorpio:
    'Le jeune croissant plonge en Scorpion. Sous le désir du moment, il y en a un plus ancien : c’est lui qui donnera la force de continuer.',
  sagittarius:
    'Le jeune croissant file en Sagittaire. Voyez large et partez léger ; un itinéraire approximatif suffit pour la première étape.',
  capricorn:
    'Le jeune croissant aborde le Capricorne. Donnez au commencement une échéance honnête, puis travaillez comme si vous aviez tout le temps.',
  aquarius:
    'Le jeune croissant traverse le Verseau. Essayez par l’autre bout : ce que tout le monde fait d’abord peut très bien venir en dernier.',
  pisces:
    'Le jeune croissant flotte en Poissons. L’intuition a de l’avance sur le plan ; suivez-la une heure, et notez ce qu’elle vous a montré.',
};

export const waxingGibbousWords: Readonly<Record<Sign, string>> = {
  aries:
    'La Lune presque ronde traverse le Bélier. L’envie est vive, le rythme reste le vôtre : terminez une chose avant d’en embrasser une autre.',
  taurus:
    'La Lune presque ronde s’attarde en Taureau. Ce que vous avez bâti mérite une seconde couche ; soignez la matière, elle parlera pour vous.',
  gemini:
    'La Lune presque ronde passe en Gémeaux. Relisez à voix haute, racontez votre idée à un enfant : ce qui résiste à l’explication demande encore du travail.',
  cancer:
    'La Lune presque ronde est chez elle en Cancer. Les proches sentent ce que vous préparez ; une part à table leur fera plaisir.',
  leo: 'La Lune presque ronde rayonne en Lion. Répétez une dernière fois, puis faites confiance au cœur : il connaît le texte.',
  virgo:
    'La Lune presque ronde traverse la Vierge. C’est l’heure des retouches fines ; sachez aussi reconnaître l’instant où la retouche n’ajoute plus rien.',
  libra:
    'La Lune presque ronde passe en Balance. Demandez un avis, un seul, à quelqu’un dont le goût vous inspire, et prenez-le comme un cadeau.',
  scorpio:
    'La Lune presque ronde s’enfonce en Scorpion. L’attention se resserre et voit sous la surface ; servez-vous-en pour comprendre, plus que pour convaincre.',
  sagittarius:
    'La Lune presque ronde galope en Sagittaire. L’enthousiasme arrive avant les bagages : annoncez ce qui est certain, gardez le reste pour la fête.',
  capricorn:
    'La Lune presque ronde gravit le Capricorne. Il reste une marche, parfois deux ; montez-les sans vous retourner, la vue sera pour tout à l’heure.',
  aquarius:
    'La Lune presque ronde traverse le Verseau. Un regard extérieur débloque ce que l’effort ne débloque plus ; changez de place autour de la table.',
  pisces:
    'La Lune presque ronde baigne les Poissons. Ce qui manque n’est plus une pièce, c’est un souffle : laissez l’ouvrage dormir, puis revenez.',
};
