/** The last sentence, in a cycle of eight days. */
export const closingWords = [
  'Belle journée sous ce ciel-là.',
  'À demain, si le cœur vous en dit.',
  'Que la journée vous soit douce.',
  'Le ciel a dit son mot, la suite est à vous.',
  'Bonne route jusqu’au soir.',
  'Levez les yeux une fois avant la nuit.',
  'La journée commence où vous la prenez.',
  'Portez-vous au-devant du jour, tranquillement.',
] as const;
