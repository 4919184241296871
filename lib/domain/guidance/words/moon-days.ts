import type { Phase, Sign } from '../sky/facts.ts';

/** The first to the eighth day between two quarters; the days of the quarters have their own words. */
export const phaseDayWords: Readonly<
  Record<Exclude<Phase, 'new' | 'first-quarter' | 'full' | 'last-quarter'>, readonly string[]>
> = {
  'waxing-crescent': [
    'La Lune est encore invisible, mais elle s’est remise en route.',
    'Un fil de lumière paraît à l’ouest, après le coucher du Soleil.',
    'Le croissant se voit maintenant sans le chercher.',
    'La part d’ombre luit faiblement : c’est la Terre qui l’éclaire.',
    'La Lune se couche plus tard chaque soir et prend ses habitudes.',
    'Le croissant s’épaissit, le commencement devient une direction.',
    'La moitié claire est presque atteinte.',
    'La Lune prend son temps avant le premier quartier.',
  ],
  'waxing-gibbous': [
    'La Lune dépasse la moitié et continue sur sa lancée.',
    'La lumière gagne chaque nuit un peu de terrain.',
    'La Lune se lève l’après-midi, bien avant que l’on songe à la regarder.',
    'Le disque s’arrondit, les ombres se font plus douces.',
    'Il ne manque plus à la Lune qu’un côté du visage.',
    'La nuit devient claire et les chemins se devinent.',
    'La rondeur est presque complète.',
    'La Lune prolonge l’attente avant d’être pleine.',
  ],
  'waning-gibbous': [
    'La Lune paraît pleine encore, elle a pourtant commencé à rendre la lumière.',
    'La Lune se lève à la nuit tombée, un peu plus tard qu’hier.',
    'Un bord s’efface, sans rien ôter à la clarté.',
    'La lumière décroît au rythme d’une conversation qui s’apaise.',
    'La Lune reste au ciel du matin, pâle au-dessus des toits.',
    'La seconde moitié de la nuit lui appartient.',
    'La moitié de l’éclat s’apprête à partir.',
    'La Lune s’attarde avant le dernier quartier.',
  ],
  'waning-crescent': [
    'La Lune n’a plus qu’un côté, et elle s’en contente.',
    'La Lune se lève bien après minuit : elle est à ceux qui veillent et à ceux qui partent tôt.',
    'Le croissant s’affine et le ciel se repeuple d’étoiles.',
    'La lumière cendrée revient, cette fois avant l’aube.',
    'Le croissant du matin tient à peine au-dessus de l’horizon.',
    'Il ne reste qu’un trait clair, à l’est, pour les matinaux.',
    'La Lune se retire tout près du Soleil.',
    'La Lune se fait attendre avant de redevenir nouvelle.',
  ],
};

/** The Moon enters a sign during the day; the hour is shown beside these words. */
export const changeWords: Readonly<Record<Sign, string>> = {
  aries: 'le ton devient plus vif, les réponses plus courtes.',
  taurus: 'le pas ralentit et la journée retrouve du goût.',
  gemini: 'les messages arrivent, les idées aussi.',
  cancer: 'l’envie de rentrer se fait sentir.',
  leo: 'la chaleur remonte et les visages s’éclairent.',
  virgo: 'l’œil se fait précis, la main adroite.',
  libra: 'les angles s’arrondissent, on s’écoute mieux.',
  scorpio: 'les conversations descendent d’un étage.',
  sagittarius: 'l’air se fait plus large.',
  capricorn: 'chacun reprend son ouvrage.',
  aquarius: 'on respire autrement, et l’imprévu est bien reçu.',
  pisces: 'les bruits s’éloignent, l’imagination s’approche.',
};
