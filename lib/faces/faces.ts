import type { SignGroup } from '#domain/printed-signs.ts';

/** Faces for the signs that the shop's own lack: the family of each, its signs, and its path in `@expo-google-fonts`. */
export const otherFaces = {
  'noto-serif': { family: 'Noto Serif', signs: 'european', path: 'noto-serif/400Regular/NotoSerif' },
  'noto-serif-hebrew': {
    family: 'Noto Serif Hebrew',
    signs: 'hebrew',
    path: 'noto-serif-hebrew/400Regular/NotoSerifHebrew',
  },
  'noto-naskh-arabic': {
    family: 'Noto Naskh Arabic',
    signs: 'arabic',
    path: 'noto-naskh-arabic/400Regular/NotoNaskhArabic',
  },
  'noto-serif-devanagari': {
    family: 'Noto Serif Devanagari',
    signs: 'devanagari',
    path: 'noto-serif-devanagari/400Regular/NotoSerifDevanagari',
  },
  'noto-sans-thai': {
    family: 'Noto Sans Thai',
    signs: 'thai',
    path: 'noto-sans-thai/400Regular/NotoSansThai',
  },
  'noto-sans-georgian': {
    family: 'Noto Sans Georgian',
    signs: 'georgian',
    path: 'noto-sans-georgian/400Regular/NotoSansGeorgian',
  },
  'noto-sans-armenian': {
    family: 'Noto Sans Armenian',
    signs: 'armenian',
    path: 'noto-sans-armenian/400Regular/NotoSansArmenian',
  },
  'noto-sans-khmer': {
    family: 'Noto Sans Khmer',
    signs: 'khmer',
    path: 'noto-sans-khmer/400Regular/NotoSansKhmer',
  },
  'noto-sans-symbols': {
    family: 'Noto Sans Symbols',
    signs: 'signs',
    path: 'noto-sans-symbols/400Regular/NotoSansSymbols',
  },
  'noto-sans-symbols-2': {
    family: 'Noto Sans Symbols 2',
    signs: 'signs',
    path: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2',
  },
  'noto-sans-math': {
    family: 'Noto Sans Math',
    signs: 'signs',
    path: 'noto-sans-math/400Regular/NotoSansMath',
  },
  'noto-emoji': { family: 'Noto Emoji', signs: 'signs', path: 'noto-emoji/400Regular/NotoEmoji' },
  'noto-serif-sc': {
    family: 'Noto Serif SC',
    signs: 'han',
    path: 'noto-serif-sc/400Regular/NotoSerifSC',
  },
  'noto-sans-kr': { family: 'Noto Sans KR', signs: 'korean', path: 'noto-sans-kr/400Regular/NotoSansKR' },
} as const satisfies Readonly<
  Record<string, { readonly family: string; readonly signs: SignGroup; readonly path: string }>
>;
export type OtherFace = keyof typeof otherFaces;

const isOtherFace = (name: string): name is OtherFace => name in otherFaces;
/** In the order in which they are asked for a sign. */
export const faceNames = Object.keys(otherFaces).filter(isOtherFace);

/** Where the file of a face lies: in this project, or in the layer of a function. */
export type FaceFile = (name: OtherFace) => string;
