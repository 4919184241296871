import type { Sign } from '../sky/facts.ts';

/** The days of the four quarters, by the Moon's sign at noon. */
export const newMoonWords: Readonly<Record<Sign, string>> = {
  aries:
    'Nouvelle Lune en Bélier : la page est blanche et la main déjà levée. Choisissez une chose à commencer, une seule, et faites-en aujourd’hui le premier geste.',
  taurus:
    'Nouvelle Lune en Taureau : rien ne presse, et c’est la bonne nouvelle. Ce qui commence maintenant demande une terre, un peu d’eau et votre constance.',
  gemini:
    'Nouvelle Lune en Gémeaux : une question vaut mieux qu’une réponse. Écrivez celle qui vous occupe, puis posez-la à quelqu’un qui ne pense pas comme vous.',
  cancer:
    'Nouvelle Lune en Cancer : le ciel baisse la lumière, comme on le fait dans une chambre d’enfant. Un commencement discret, au plus près des vôtres, a toute sa place.',
  leo: 'Nouvelle Lune en Lion : sous le ciel noir, ce qui brille vient de vous. Demandez-vous ce que vous feriez avec joie si personne ne regardait, puis commencez par là.',
  virgo:
    'Nouvelle Lune en Vierge : un petit ordre prépare un grand calme. Une étagère, une liste, un quart d’heure à heure fixe : le commencement peut être minuscule.',
  libra:
    'Nouvelle Lune en Balance : ce qui naît aujourd’hui se pense à deux. Avant de dire « je veux », cherchez la phrase qui commence par « nous pourrions ».',
  scorpio:
    'Nouvelle Lune en Scorpion : le noir est profond, et il protège. Vous pouvez laisser une vieille histoire sans suite, et garder pour vous le nom de la prochaine.',
  sagittarius:
    'Nouvelle Lune en Sagittaire : l’horizon se dessine avant le chemin. Fixez une direction, même lointaine ; les étapes viendront se ranger derrière elle.',
  capricorn:
    'Nouvelle Lune en Capricorne : les longues entreprises commencent par une nuit sans témoin. Posez la première pierre, notez la date, et reprenez votre journée.',
  aquarius:
    'Nouvelle Lune en Verseau : l’idée qui semblait bizarre mérite un essai. Parlez-en à deux ou trois personnes de confiance, et regardez ce qu’elle devient.',
  pisces:
    'Nouvelle Lune en Poissons : le mois s’ouvre les yeux mi-clos. Laissez venir une image, une mélodie, un souvenir ; le projet prendra forme plus tard.',
};

export const firstQuarterWords: Readonly<Record<Sign, string>> = {
  aries:
    'Premier quartier en Bélier : la Lune est à moitié faite, et elle pousse. Si un obstacle se présente, prenez-le de face, brièvement, puis passez à la suite.',
  taurus:
    'Premier quartier en Taureau : ce qui a été semé demande un tuteur. Choisissez ce que vous consolidez, et acceptez que le reste attende.',
  gemini:
    'Premier quartier en Gémeaux : deux chemins s’ouvrent et les deux ont des arguments. Dites-les à voix haute ; l’un des deux sonnera plus juste.',
  cancer:
    'Premier quartier en Cancer : l’envie d’avancer rencontre le besoin d’abri. Gardez votre cap, et réservez-vous une heure où la porte est fermée.',
  leo: 'Premier quartier en Lion : vient le moment de montrer l’ébauche. Elle n’est pas finie, elle est vivante ; cela suffit pour aujourd’hui.',
  virgo:
    'Premier quartier en Vierge : le plan rencontre les choses telles qu’elles sont. Corrigez un détail, puis un autre, et laissez la critique à la porte.',
  libra:
    'Premier quartier en Balance : il faut choisir, et chaque plateau a son poids. Une décision courtoise et claire vaut mieux qu’un accord qui traîne.',
  scorpio:
    'Premier quartier en Scorpion : ce qui résiste mérite d’être regardé sans détour. Une phrase vraie, dite doucement, peut libérer beaucoup d’espace.',
  sagittarius:
    'Premier quartier en Sagittaire : le projet est grand, la journée a vingt-quatre heures. Gardez la flèche, rapprochez un peu la cible.',
  capricorn:
    'Premier quartier en Capricorne : la pente se fait sentir. Ralentir n’est pas renoncer ; comptez les pas déjà faits, ils sont votre meilleure preuve.',
  aquarius:
    'Premier quartier en Verseau : l’habitude proteste, l’idée neuve insiste. Accordez-lui une journée d’essai, sans rien promettre au-delà.',
  pisces:
    'Premier quartier en Poissons : le rêve demande un bord, comme l’eau demande un vase. Donnez-lui une heure, un lieu, une feuille de papier.',
};

export const fullMoonWords: Readonly<Record<Sign, string>> = {
  aries:
    'Pleine Lune en Bélier : tout se voit, même l’impatience. Ce qui vous brûle les lèvres peut être dit avec chaleur, et c’est ainsi qu’on l’entend le mieux.',
  taurus:
    'Pleine Lune en Taureau : le ciel est rond comme un fruit mûr. Goûtez ce que vous avez fait pousser avant de penser à la saison suivante.',
  gemini:
    'Pleine Lune en Gémeaux : les nouvelles circulent, les mots aussi. Au milieu du bruit, choisissez la conversation qui compte, et allez au bout.',
  cancer:
    'Pleine Lune en Cancer : elle est ici chez elle, et la mémoire monte avec la marée. Un appel, une recette, une photographie : reliez-vous à ceux qui vous ont fait grandir.',
  leo: 'Pleine Lune en Lion : la scène est éclairée, prenez-y votre place. Recevez les compliments comme ils viennent, et rendez-en un qui soit mérité.',
  virgo:
    'Pleine Lune en Vierge : chaque détail paraît, et c’est tentant de n’en voir que les défauts. Comptez plutôt ce qui fonctionne ; la liste est plus longue.',
  libra:
    'Pleine Lune en Balance : la lumière tombe sur le visage de l’autre. Demandez-lui comment il va, et laissez le silence lui donner le temps de répondre.',
  scorpio:
    'Pleine Lune en Scorpion : ce qui se cachait remonte, et cela soulage. Accueillez l’émotion sans lui obéir aussitôt ; demain elle parlera moins fort.',
  sagittarius:
    'Pleine Lune en Sagittaire : la nuit a l’air plus vaste. Relisez ce qui vous faisait rêver au début de l’année ; une partie du chemin est déjà derrière vous.',
  capricorn:
    'Pleine Lune en Capricorne : du sommet, on voit d’où l’on est parti. Reconnaissez l’ouvrage accompli, puis posez l’outil pour la soirée.',
  aquarius:
    'Pleine Lune en Verseau : elle éclaire les places publiques et les tables d’amis. Une idée partagée ce soir peut trouver les mains qui lui manquaient.',
  pisces:
    'Pleine Lune en Poissons : les contours se brouillent et le cœur entend mieux. Faites une place à la musique, à l’eau, à ce qui ne sert à rien.',
};

export const lastQuarterWords: Readonly<Record<Sign, string>> = {
  aries:
    'Dernier quartier en Bélier : l’élan se retourne vers ce qui encombre. Retirez une chose de votre liste, franchement, sans la remettre à plus tard.',
  taurus:
    'Dernier quartier en Taureau : ce que l’on garde finit par prendre de la place. Rendez, donnez, rangez ; ce qui reste n’en a que plus de prix.',
  gemini:
    'Dernier quartier en Gémeaux : trop de fenêtres sont ouvertes. Fermez-en la moitié, et répondez au message que vous repoussez depuis trois jours.',
  cancer:
    'Dernier quartier en Cancer : une tendresse ancienne peut changer de forme sans disparaître. Remerciez-la, et laissez la pièce prendre l’air.',
  leo: 'Dernier quartier en Lion : le rideau descend sur une belle scène. On peut quitter un rôle et garder le plaisir de l’avoir joué.',
  virgo:
    'Dernier quartier en Vierge : le tri est affaire de main légère. Gardez ce qui sert souvent, ce qui touche toujours, et laissez partir le reste.',
  libra:
    'Dernier quartier en Balance : certains équilibres tiennent à force d’efforts invisibles. Cessez-en un, poliment, et regardez ce qui bouge.',
  scorpio:
    'Dernier quartier en Scorpion : une rancune est un bagage que l’on porte pour deux. Posez-la un instant, juste pour sentir la différence.',
  sagittarius:
    'Dernier quartier en Sagittaire : une certitude a peut-être fini son voyage. Troquez-la contre une bonne question, c’est plus léger à porter.',
  capricorn:
    'Dernier quartier en Capricorne : tout ce qui est commencé n’a pas besoin d’être achevé. Choisissez ce que vous terminez, et rayez une ligne du reste.',
  aquarius:
    'Dernier quartier en Verseau : prenez du recul, comme on recule devant un tableau. De loin, une règle que vous suiviez paraît n’avoir jamais été écrite.',
  pisces:
    'Dernier quartier en Poissons : la marée descend et découvre le sable. Marchez-y sans but ; ce que vous cherchiez est peut-être à vos pieds.',
};
