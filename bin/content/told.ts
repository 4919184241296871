/** The mistakes of a file that the owner writes, in French. */
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type JsonSchema = { readonly title?: string; readonly [key: string]: unknown };

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `« ${value} »` : JSON.stringify(value);

const kinds: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  tuple: 'deux nombres',
  object: 'des champs',
};

/** «35, et non « 35 € »» where a number can be read in the text. */
const wrongKind = (expected: string, input: unknown): string => {
  if (input === undefined) return 'il manque';
  const number = typeof input === 'string' ? /^\D*(\d+(?:[.,]\d+)?)\D*$/.exec(input)?.[1] : undefined;
  const right =
    (expected === 'number' || expected === 'int') && number
      ? number.replace(',', '.')
      : (kinds[expected] ?? expected);
  return `${right}, et non ${quoted(input)}`;
};

const said = (issue: z.core.$ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input);
    case 'unrecognized_keys':
      return `champ inconnu : ${issue.keys.join(', ')}`;
    case 'too_small': {
      const bound = issue.inclusive === false ? 'plus de' : 'au moins';
      return issue.origin === 'string'
        ? 'il est vide'
        : `${bound} ${issue.minimum}, et non ${quoted(issue.input)}`;
    }
    case 'too_big':
      return `au plus ${issue.maximum}, et non ${quoted(issue.input)}`;
    case 'invalid_value':
      return `${issue.values.join(', ')} ; et non ${quoted(issue.input)}`;
    default:
      return issue.message;
  }
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const below = (schema: JsonSchema | undefined, step: PropertyKey): JsonSchema | undefined => {
  const { properties, items, prefixItems } = schema ?? {};
  const inside =
    typeof step === 'number'
      ? (isSchema(items) && items) || (Array.isArray(prefixItems) && prefixItems[step])
      : isSchema(properties) && properties[String(step)];
  return isSchema(inside) ? inside : undefined;
};

/** «contents[2] (ligne)»: the place as the file writes it, and its name. */
const placeOf = (path: Issue['path'], schema: z.core.$ZodType): string => {
  let at: JsonSchema | undefined = z.toJSONSchema(schema, { unrepresentable: 'any' });
  let place = '';
  let title: string | undefined;
  for (const step of path) {
    at = below(at, step);
    place += typeof step === 'number' ? `[${step + 1}]` : `${place && '.'}${String(step)}`;
    title = at?.title ?? title;
  }
  return title === undefined ? place : `${place} (${title})`;
};

/** A mistake in a line: «lib/services/tarot/service.json : price (prix TTC) : 35, et non « 35 € »». */
export const mistakeIn = (
  file: string,
  schema: z.core.$ZodType,
  path: Issue['path'],
  message: string,
): string => [file, placeOf(path, schema), message].filter((part) => part !== '').join(' : ');

/** What a file says, or its mistakes. */
export const readBy = <Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): { readonly data: z.output<Schema> } | { readonly mistakes: readonly string[] } => {
  const { data, error } = z.safeParse(schema, value, { error: said });
  if (!error) return { data };
  return { mistakes: error.issues.map(({ path, message }) => mistakeIn(file, schema, path, message)) };
};
