import { readFileSync } from 'node:fs';

/** The template and the faces in this project; a function will have copies. */

const faces = [
  'brygada-1918/400Regular/Brygada1918_400Regular',
  'brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic',
  'brygada-1918/500Medium/Brygada1918_500Medium',
  'brygada-1918/600SemiBold/Brygada1918_600SemiBold',
  'commissioner/400Regular/Commissioner_400Regular',
  'commissioner/500Medium/Commissioner_500Medium',
  'commissioner/600SemiBold/Commissioner_600SemiBold',
] as const;

const read = (url: string): Buffer => readFileSync(new URL(url));

export const typesetterFiles = () => ({
  template: read(new URL('report.typ', import.meta.url).href).toString(),
  fonts: faces.map((face) => read(import.meta.resolve(`@expo-google-fonts/${face}.ttf`))),
});
