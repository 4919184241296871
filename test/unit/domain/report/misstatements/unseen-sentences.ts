/** Sentences that were written last, and were read for the first time by rules that did not know them. */

export const unseenOfHugo: readonly string[] = [
  'Hugo, votre Soleil en {Vierge|Balance} trie.',
  'Votre Mars en Lion a besoin d’un public, même petit.',
  'La Balance, votre signe, hésite.',
  'Sans votre heure, pas de maisons : je ne parlerai donc ni de maison IV ni de maison X.',
  'Votre Jupiter en {Balance|Vierge}, lui, aime l’équité.',
  'Avec Saturne en Vierge, vous travaillez tard.',
  'Saturne en {Balance|Vierge} juge.',
  'Né sous le signe de la {Vierge|Balance}, vous rangez.',
  'Votre Vénus en Balance, chez elle, aime la beauté.',
  'Le Soleil conjoint Pluton donne du poids à vos mots.',
  'Mercure en sextile à Jupiter : de grandes idées, bien dites.',
  'Mercure au {carré|sextile} de Jupiter exagère.',
  'Votre fils, Balance lui aussi, vous ressemble.',
  'Bonne route, Hugo.',
  'Cher {Victor|Hugo},',
  'Vous fêterez votre anniversaire le 8 octobre.',
  'Votre Neptune en Sagittaire a l’âge d’une génération.',
  'Uranus en {Balance|Scorpion} veut l’égalité.',
  'Vous avez Vénus en {Vierge|Balance}, et vous aimez bien faire.',
];

export const unseenOfElodie: readonly string[] = [
  'Votre Soleil se lève en maison {I|X}.',
  'Votre Soleil culmine en maison X.',
  'C’est la maison {IX|X} qui abrite votre Soleil.',
  'Vos planètes en Scorpion : Mars, Saturne, Pluton.',
  'Le trigone que la Lune envoie à Saturne vous calme.',
  'Vénus en Capricorne et en maison {VII|VIII} choisit un conjoint plus âgé.',
  'Chez vous, Mercure est en {Capricorne|Verseau}.',
  'Votre Lune en {Lion|Cancer} fait de vous une reine, et votre Soleil en Verseau une citoyenne.',
  'Le Scorpion tient trois de vos planètes, le Capricorne trois autres.',
  'Pour Élodie, née à Paris.',
  'Votre Ascendant est à 26° des Gémeaux, tout au bout du signe.',
  'Votre Ascendant est à {6°|26°03′} des Gémeaux, au début du signe.',
  'Uranus en VI et en Sagittaire.',
  'Votre Saturne est-il en Scorpion ? Oui.',
  'Les natifs du Verseau vous ressemblent.',
  'Les natifs du Lion, à l’opposé, vous éblouissent.',
  'L’opposé de votre signe est le Lion.',
  'Votre Vénus, opposée à la Lune, est en Capricorne.',
  'Votre Mars, en trigone à la Lune, est en Scorpion.',
  'Votre Mars, en trigone à la Lune, est en {Bélier|Scorpion}.',
];

export const unseenOfMarc: readonly string[] = [
  'Votre chemin de vie 3, né de 30, parle.',
  'Vous avez un chemin de vie {5|3}, Marc.',
  'Votre 11 intime brûle.',
  'Votre nombre intime 11/2 brûle.',
  'Le 1 de votre expression ouvre.',
  'Le {2|1} de votre expression attend.',
  'Au premier cycle, un 6, la famille.',
  'Votre deuxième cycle, le {7|5}, isole.',
  'Le chemin de vie 4 vous irait mal.',
];

export const unseenOfInes: readonly string[] = [
  'Vous êtes Chien, et fidèle.',
  'Vous êtes un {Cheval|Chien} de Bois.',
  'Métal yin, vous coupez net.',
  'Votre maître du jour, le {Feu|Métal}, éclaire.',
  'Votre pilier de l’heure est {Ding|Bing} {You|Shen}.',
  'L’année du Dragon, en 2024, vous a bousculée.',
  'Le Cochon de votre pilier du jour aime la paix.',
  'Votre pilier du jour porte le Cochon.',
];

export const unseenOfThomas: readonly string[] = [
  'Vous êtes bien Générateur-manifesteur.',
  'Vous êtes {Réflecteur|Générateur-manifesteur}, miroir du monde.',
  'Votre profil 5/1 sauve et étudie.',
  'Profil {6/3|5/1} : trois vies.',
  'Votre autorité intérieure, {émotionnelle|sacrale}, attend.',
  'Votre cœur ouvert ne promet rien.',
  'Votre centre du cœur est {défini|ouvert} : promettez.',
  'Votre canal 57-20 parle vite.',
  'Vous avez le canal {6-59|}.',
  'Votre porte 57 écoute.',
];
