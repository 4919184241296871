import type { Sign } from '../sky/facts.ts';

/** The waning Moon enters a sign, or begins a new phase there. */
export const waningGibbousWords: Readonly<Record<Sign, string>> = {
  aries:
    'La Lune encore pleine passe en Bélier. Vous savez maintenant ce que vous voulez transmettre ; dites-le court, avec l’énergie du premier jour.',
  taurus:
    'La Lune encore pleine repose en Taureau. La récolte se partage autour d’une table : un plat simple, du pain, et le temps de rester assis.',
  gemini:
    'La Lune encore pleine traverse les Gémeaux. Ce que vous avez appris ce mois-ci intéresse plus de monde que vous ne croyez ; racontez-le.',
  cancer:
    'La Lune encore pleine rentre au Cancer. Donnez du temps à ceux de la maison, sans programme ; les confidences viennent en épluchant les légumes.',
  leo: 'La Lune encore pleine brille en Lion. Partagez le mérite avec ceux qui étaient là : la lumière ne diminue pas quand on la divise.',
  virgo:
    'La Lune encore pleine traverse la Vierge. Une aide précise vaut mieux qu’une grande promesse ; proposez celle que vous pouvez tenir avant ce soir.',
  libra:
    'La Lune encore pleine passe en Balance. Un remerciement que vous deviez depuis longtemps trouve aujourd’hui ses mots.',
  scorpio:
    'La Lune encore pleine descend en Scorpion. Vous avez vu clair dans une affaire trouble ; gardez-en la leçon, laissez-en la colère.',
  sagittarius:
    'La Lune encore pleine parcourt le Sagittaire. Un récit de voyage, un livre prêté, une carte dépliée : faites circuler ce qui élargit.',
  capricorn:
    'La Lune encore pleine tient en Capricorne. Ce que l’expérience vous a appris peut abréger le chemin d’un autre ; proposez, n’imposez pas.',
  aquarius:
    'La Lune encore pleine traverse le Verseau. Ce qui a marché pour vous peut servir à plusieurs ; laissez la recette ouverte, chacun la changera.',
  pisces:
    'La Lune encore pleine se dissout en Poissons. Donnez sans tenir les comptes, et reprenez un peu de silence en échange.',
};

export const waningCrescentWords: Readonly<Record<Sign, string>> = {
  aries:
    'Le dernier croissant passe en Bélier. L’énergie est courte, autant la choisir : une chose utile ce matin, et l’après-midi à votre guise.',
  taurus:
    'Le dernier croissant s’allonge en Taureau. Préférez ce qui est simple et bon ; le silence d’un jardin vaut aujourd’hui un long discours.',
  gemini:
    'Le dernier croissant traverse les Gémeaux. Les pensées tournent vite quand la lumière baisse ; écrivez-en trois, et laissez filer les autres.',
  cancer:
    'Le dernier croissant se replie en Cancer. Une porte close n’est pas un refus : c’est une manière de préparer la prochaine visite.',
  leo: 'Le dernier croissant pâlit en Lion. Nul besoin de briller pour compter ; un geste discret fera l’affaire, et le secret restera le vôtre.',
  virgo:
    'Le dernier croissant traverse la Vierge. Balayez devant la porte, au sens propre si le cœur vous en dit : le mois neuf aime entrer sur un sol net.',
  libra:
    'Le dernier croissant passe en Balance. Une mésentente peut s’éteindre faute d’aliment ; n’ajoutez rien, et laissez venir un premier sourire.',
  scorpio:
    'Le dernier croissant disparaît en Scorpion. Ce qui finit n’a pas besoin de cérémonie ; une pensée juste, et la page se tourne seule.',
  sagittarius:
    'Le dernier croissant s’éloigne en Sagittaire. Avant le prochain départ, videz les poches du manteau : il y reste des billets d’anciens voyages.',
  capricorn:
    'Le dernier croissant s’arrête en Capricorne. Même les bâtisseurs laissent reposer le mortier ; ce qui tient debout tiendra sans vous jusqu’à demain.',
  aquarius:
    'Le dernier croissant traverse le Verseau. Éloignez-vous un peu du bruit commun ; les idées de la prochaine Lune se cherchent une place libre.',
  pisces:
    'Le dernier croissant s’endort en Poissons. Rien à conclure, rien à prouver : laissez le cycle se défaire comme un dessin sur le sable.',
};
