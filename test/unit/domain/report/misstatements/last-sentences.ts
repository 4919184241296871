/** Written last of all, and read by rules that were not changed for them. */

export const lastOfElodie: readonly string[] = [
  'Avec la Lune en {Vierge|Cancer}, vous vous inquiétez de tout.',
  'Vous portez un Soleil en {Lion|Verseau}, et cela brûle.',
  'Tant de feu vient de votre Ascendant {Bélier|Gémeaux}.',
  'Parce que votre Mars est en {Cancer|Scorpion}, vous attaquez de côté.',
  'Parce que votre Mars est en Scorpion, vous attaquez de biais.',
  'Soleil en Verseau dans la {neuvième|dixième} maison.',
  'Une femme qui a Vénus en Bélier séduit en riant.',
  'J’imagine volontiers une Lune en Lion dans votre famille.',
  'Pour votre amie, née avec la Lune en Lion, tout est théâtre.',
  'La Lune forme un {carré|trigone} avec Mars.',
  'La Lune forme un trigone avec Mars.',
  'Mars fait opposition à la Lune quand il passe en Capricorne.',
  'On le voit au Soleil, placé dans la maison {XII|X}, qui se cache.',
  'Il faudra attendre que Jupiter arrive en Lion.',
  'Votre Jupiter en {Sagittaire|Capricorne}, chez lui, vous rend généreuse.',
  'Votre Jupiter en Capricorne, à 5°10′, vous rend économe.',
  'Merci, {Aurélie|Élodie}, pour votre confiance.',
  'Vous êtes née à Paris le mardi {13 février 1984|14 février 1984}.',
];
export const lastOfNathalie: readonly string[] = [
  'Votre nombre d’expression, lui, est un {3|1}.',
  'Chemin de vie {11|8}, expression 1, intime 8.',
  'Votre 8 de chemin de vie pèse lourd.',
  'Vous êtes un chemin de vie {9|8}.',
  'Ceux dont le chemin de vie est un 4 vous rassurent.',
];
export const lastOfInes: readonly string[] = [
  'Votre pilier du mois, {Jia|Ding} {Zi|Chou}, est un hiver.',
  'Votre maître du jour est {Bois|Métal}.',
  'Vous, le {Dragon|Chien} de Bois, gardez le seuil.',
  'Née l’année du {Cochon|Chien}, vous aimez la paix.',
  'Le Chien et le Dragon se font face dans la roue.',
];
export const lastOfThomas: readonly string[] = [
  'En tant que {Projecteur|Générateur-manifesteur}, vous attendez l’invitation.',
  'Votre profil est le {3/5|5/1}.',
  'Votre canal {2-14|} nourrit les vôtres.',
  'Votre plexus solaire est {défini|ouvert}.',
  'Votre Gorge est définie, et l’on vous entend.',
  'Votre mère était Projectrice.',
];
