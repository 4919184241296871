import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { readBy } from './told.ts';

/** What the owner has written wrong; each line names file, field and what is expected. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads the files of a content folder, and collects all mistakes before any is thrown. */
export const reader = (root: string) => {
  const mistakes: string[] = [];
  const jsonOf = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      mistakes.push(
        `${file} : ${error instanceof SyntaxError ? 'ce n’est pas du JSON' : 'le fichier manque'}`,
      );
      return undefined;
    }
  };
  const read = <Schema extends z.core.$ZodType>(
    file: string,
    schema: Schema,
  ): z.output<Schema> | undefined => {
    const value = jsonOf(file);
    if (value === undefined) return undefined;
    const result = readBy(schema, value, file);
    if ('data' in result) return result.data;
    mistakes.push(...result.mistakes);
    return undefined;
  };
  const has = (file: string): boolean => existsSync(join(root, file));
  const isPack = (file: string): boolean => {
    const value = jsonOf(file);
    return typeof value === 'object' && value !== null && 'parts' in value;
  };
  return { root, mistakes, read, has, isPack };
};
export type Reader = ReturnType<typeof reader>;
