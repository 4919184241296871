import type { Sign } from '../sky/facts.ts';

/** «Un geste pour aujourd’hui», by the Moon's sign and its first, second or third noon there. */
export const gestureWords: Readonly<Record<Sign, readonly [string, string, string]>> = {
  aries: [
    'Faites en cinq minutes la chose que vous remettez depuis cinq jours.',
    'Prenez l’escalier, l’air, ou l’initiative.',
    'Dites « oui » ou « non » à une question restée sur « peut-être ».',
  ],
  taurus: [
    'Mangez un fruit de saison sans rien faire d’autre.',
    'Marchez un quart d’heure et comptez les arbres.',
    'Réparez un objet que vous aimez, ou confiez-le à qui saura.',
  ],
  gemini: [
    'Écrivez trois lignes à la main, à quelqu’un qui ne les attend pas.',
    'Apprenez un mot nouveau et placez-le dans une phrase.',
    'Posez une question à un voisin, et écoutez toute la réponse.',
  ],
  cancer: [
    'Cuisinez un plat de votre enfance, même de travers.',
    'Changez un objet de place dans la pièce où vous vivez le plus.',
    'Ressortez une photographie et racontez-la.',
  ],
  leo: [
    'Félicitez quelqu’un, précisément, pour une chose précise.',
    'Portez aujourd’hui la couleur que vous gardez pour les grandes occasions.',
    'Jouez à quelque chose, et laissez-vous prendre au jeu.',
  ],
  virgo: [
    'Videz un tiroir, un seul, jusqu’au fond.',
    'Faites une liste de trois lignes et arrêtez-vous là.',
    'Donnez à une plante ce qu’elle demande, et regardez-la mieux.',
  ],
  libra: [
    'Mettez une fleur, ou une branche, sur la table.',
    'Demandez un avis à quelqu’un qui n’en donne jamais.',
    'Choisissez un disque ensemble et écoutez-le en entier.',
  ],
  scorpio: [
    'Notez une pensée que vous ne montrerez à personne.',
    'Éteignez l’écran une heure avant votre heure habituelle.',
    'Relisez la dernière page d’un carnet, puis tournez-la.',
  ],
  sagittarius: [
    'Rentrez par un autre chemin.',
    'Ouvrez au hasard un livre écrit dans un pays lointain.',
    'Regardez le point le plus lointain que votre fenêtre permet.',
  ],
  capricorn: [
    'Commencez par le plus difficile, pendant vingt minutes.',
    'Fixez l’heure à laquelle la journée s’arrête, et tenez-la.',
    'Remerciez quelqu’un de plus expérimenté que vous.',
  ],
  aquarius: [
    'Appelez un ami sans raison.',
    'Faites une chose habituelle dans un autre ordre.',
    'Prêtez un outil, un livre ou une idée.',
  ],
  pisces: [
    'Écoutez un morceau les yeux fermés, du début à la fin.',
    'Dessinez le ciel tel que vous le voyez, en une minute.',
    'Asseyez-vous près de l’eau, d’une fontaine ou d’un souvenir de mer.',
  ],
};
