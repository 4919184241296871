import type { SignGroup } from '#domain/printed-signs.ts';

/** Faces of `@expo-google-fonts`, by package, for the signs that the shop's own lack: the family of each and its signs. */
export const otherFaces = {
  'noto-serif': { family: 'Noto Serif', signs: 'european' },
  'noto-serif-hebrew': { family: 'Noto Serif Hebrew', signs: 'hebrew' },
  'noto-naskh-arabic': { family: 'Noto Naskh Arabic', signs: 'arabic' },
  'noto-serif-devanagari': { family: 'Noto Serif Devanagari', signs: 'devanagari' },
  'noto-sans-thai': { family: 'Noto Sans Thai', signs: 'thai' },
  'noto-sans-georgian': { family: 'Noto Sans Georgian', signs: 'georgian' },
  'noto-sans-armenian': { family: 'Noto Sans Armenian', signs: 'armenian' },
  'noto-sans-khmer': { family: 'Noto Sans Khmer', signs: 'khmer' },
  'noto-sans-symbols': { family: 'Noto Sans Symbols', signs: 'signs' },
  'noto-sans-symbols-2': { family: 'Noto Sans Symbols 2', signs: 'signs' },
  'noto-sans-math': { family: 'Noto Sans Math', signs: 'signs' },
  'noto-emoji': { family: 'Noto Emoji', signs: 'signs' },
  'noto-serif-sc': { family: 'Noto Serif SC', signs: 'han' },
  'noto-sans-kr': { family: 'Noto Sans KR', signs: 'korean' },
} as const satisfies Readonly<Record<string, { readonly family: string; readonly signs: SignGroup }>>;
export type OtherFace = keyof typeof otherFaces;

const isOtherFace = (name: string): name is OtherFace => name in otherFaces;
/** In the order in which they are asked for a sign. */
export const faceNames = Object.keys(otherFaces).filter(isOtherFace);

/** Where the file of a face lies: in this project, or in the layer of a function. */
export type FaceFile = (name: OtherFace) => string;
