import { fileURLToPath } from 'node:url';
import { printedPath } from './families.ts';

/** The TrueType file of a style in this project. */
export const faceFile = (family: string, style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${printedPath(family, style)}`));
