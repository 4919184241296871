import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { readBy } from './told.ts';

/** What the owner has written wrong; each line names file, field and what is expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

const broken = Symbol('broken');
const jsonOf = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return broken;
    return undefined;
  }
};

/** Reads the files of a content folder as they hold on a day, and collects all mistakes before any is thrown. */
export const reader = (root: string, day: string) => {
  const mistakes: string[] = [];
  const read = <Schema extends z.core.$ZodType>(
    file: string,
    schema: Schema,
  ): z.output<Schema> | undefined => {
    const value = jsonOf(join(root, file));
    const result =
      value === undefined || value === broken
        ? { mistakes: [`${file} : ${value === broken ? 'ce n’est pas du JSON' : 'le fichier manque'}`] }
        : readBy(schema, value, file);
    if ('data' in result) return result.data;
    mistakes.push(...result.mistakes);
    return undefined;
  };
  const has = (file: string): boolean => existsSync(join(root, file));
  /** True for a file that says something of this name, whatever else is wrong with it. */
  const says = (file: string, name: string): boolean => {
    const value = jsonOf(join(root, file));
    return typeof value === 'object' && value !== null && name in value;
  };
  return { root, day, mistakes, read, has, says };
};
export type Reader = ReturnType<typeof reader>;
