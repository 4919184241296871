/** Reasons for refusing what the desk sends, shown to the expert; the text stays on the screen. */
import { fr } from './typography.ts';

export const deskTexts = {
  sectionLarge: fr(
    'Cette section est trop longue pour être enregistrée. Partagez-la en deux, ou retirez ce qui a été collé par erreur.',
  ),
  passageLarge: fr('Ce passage est trop long pour être gardé. Partagez-le en deux.'),
  textLong: fr('Un paragraphe est trop long pour être enregistré. Partagez-le en deux.'),
  unreadable: fr(
    "Le texte contient des caractères invisibles qu'un rapport ne peut pas imprimer. Retirez-les.",
  ),
  unknownPiece: fr(
    "Le texte contient une image, un script ou une mise en forme qu'un rapport ne connaît pas. Collez-le sans mise en forme.",
  ),
  sectionsFull: fr('Ce rapport a déjà le plus grand nombre de sections possible.'),
  sectionTwice: fr('Une section est nommée deux fois dans le plan.'),
  titleMissing: fr('Donnez un titre au passage.'),
  passageEmpty: fr('Ce passage est vide.'),
  passageLong: fr('Un passage a dix paragraphes au plus : partagez-le en deux.'),
} as const;
