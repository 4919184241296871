import * as z from 'zod/mini';
import { birthTexts } from '#domain/texts/births.ts';

z.config(z.locales.fr());

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError(birthTexts.noJson);
  }
};

/** The birth of a command line. Throws RangeError with a French reason. */
export const readJson = <Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> => {
  const read = z.safeParse(schema, parsed(text));
  if (read.success) return read.data;
  const reasons = read.error.issues.map(({ path, message }) => [path.join('.'), message].join(' : '));
  throw new RangeError(reasons.map((reason) => reason.replace(/^ : /, '')).join('\n'));
};
