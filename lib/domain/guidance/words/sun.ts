import type { Sign } from '../sky/facts.ts';

/** The season, once per quarter of a sign (about a week); the first is the Sun's entry. */
export const sunWords: Readonly<Record<Sign, readonly [string, string, string, string]>> = {
  aries: [
    'Le Soleil entre en Bélier : c’est l’équinoxe, et l’année du zodiaque recommence par un élan.',
    'Le Soleil avance en Bélier : la saison récompense ceux qui essaient.',
    'Au cœur du Bélier, le Soleil préfère l’acte à l’intention.',
    'Le Soleil achève le Bélier : ce qui a pris feu demande maintenant à durer.',
  ],
  taurus: [
    'Le Soleil entre en Taureau : l’élan prend racine.',
    'Le Soleil avance en Taureau : la saison a du goût, prenez-en.',
    'Au cœur du Taureau, le Soleil dore ce qui pousse lentement.',
    'Le Soleil achève le Taureau : ce qui est planté tient, on peut lever les yeux.',
  ],
  gemini: [
    'Le Soleil entre en Gémeaux : les portes s’ouvrent et les questions entrent.',
    'Le Soleil avance en Gémeaux : la saison aime les rencontres brèves et les bons livres.',
    'Au cœur des Gémeaux, le Soleil fait deux choses à la fois, avec le sourire.',
    'Le Soleil achève les Gémeaux : de toutes les conversations, gardez celle qui continue en silence.',
  ],
  cancer: [
    'Le Soleil entre en Cancer : c’est le solstice, et la lumière s’arrête un instant avant de tourner.',
    'Le Soleil avance en Cancer : la saison se passe volontiers autour d’une table.',
    'Au cœur du Cancer, le Soleil veille sur ce qui est fragile.',
    'Le Soleil achève le Cancer : ce que la famille a donné peut partir en voyage.',
  ],
  leo: [
    'Le Soleil entre en Lion, son domicile : la saison donne sans compter.',
    'Le Soleil avance en Lion : portez haut ce qui vous réjouit.',
    'Au cœur du Lion, le Soleil invite à créer pour le plaisir de voir naître.',
    'Le Soleil achève le Lion : la fête finit bien quand chacun a eu sa part.',
  ],
  virgo: [
    'Le Soleil entre en Vierge : après la fête, le temps de la récolte et du soin.',
    'Le Soleil avance en Vierge : la saison rend utile ce qui était seulement beau.',
    'Au cœur de la Vierge, le Soleil éclaire les petites choses bien faites.',
    'Le Soleil achève la Vierge : le grain est séparé, on peut ouvrir la porte.',
  ],
  libra: [
    'Le Soleil entre en Balance : c’est l’équinoxe, et le jour vaut la nuit.',
    'Le Soleil avance en Balance : la saison se vit à deux, à trois, à table.',
    'Au cœur de la Balance, le Soleil cherche la juste distance.',
    'Le Soleil achève la Balance : un accord bien posé peut entrer dans l’ombre sans crainte.',
  ],
  scorpio: [
    'Le Soleil entre en Scorpion : la sève descend et la vérité avec elle.',
    'Le Soleil avance en Scorpion : la saison va au fond des choses.',
    'Au cœur du Scorpion, le Soleil éclaire ce que l’on gardait pour soi.',
    'Le Soleil achève le Scorpion : ce qui est passé par l’ombre en revient plus simple.',
  ],
  sagittarius: [
    'Le Soleil entre en Sagittaire : la saison demande un but et de bonnes chaussures.',
    'Le Soleil avance en Sagittaire : chaque jour plus court appelle une pensée plus vaste.',
    'Au cœur du Sagittaire, le Soleil aime les cartes, les récits, les départs.',
    'Le Soleil achève le Sagittaire : la flèche est en l’air, reste à gravir.',
  ],
  capricorn: [
    'Le Soleil entre en Capricorne : c’est le solstice, et la lumière prend une résolution.',
    'Le Soleil avance en Capricorne : la saison va lentement, et n’oublie rien.',
    'Au cœur du Capricorne, le Soleil respecte ceux qui tiennent parole.',
    'Le Soleil achève le Capricorne : du sommet, on aperçoit les autres.',
  ],
  aquarius: [
    'Le Soleil entre en Verseau : la saison regarde plus loin que l’habitude.',
    'Le Soleil avance en Verseau : les idées circulent dans l’air clair.',
    'Au cœur du Verseau, le Soleil préfère le cercle à l’estrade.',
    'Le Soleil achève le Verseau : une amitié vaut un programme.',
  ],
  pisces: [
    'Le Soleil entre en Poissons : la dernière saison du zodiaque relie tout ce qui était séparé.',
    'Le Soleil avance en Poissons : la saison écoute mieux qu’elle ne parle.',
    'Au cœur des Poissons, le Soleil se laisse voir à travers l’eau.',
    'Le Soleil achève les Poissons : un cycle se dissout, le suivant respire déjà.',
  ],
};
