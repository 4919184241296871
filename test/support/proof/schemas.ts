import * as fc from 'fast-check';
import * as z from 'zod/mini';

export type Path = readonly (string | number)[];
export type Field = {
  readonly path: Path;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'other';
  readonly isRequired: boolean;
  readonly isValid: (value: unknown) => boolean;
};
type Schema = z.core.$ZodType;
/** Candidate texts: each string of a schema uses those that it accepts. */
export type Samples = readonly string[];

const inner = (schema: Schema) => {
  let [bare, isRequired] = [schema, true];
  for (;;) {
    if (bare instanceof z.ZodMiniOptional) [bare, isRequired] = [bare._zod.def.innerType, false];
    else if (bare instanceof z.ZodMiniNullable) bare = bare._zod.def.innerType;
    else return { bare, isRequired };
  }
};

const kindOf = (bare: Schema): Field['kind'] => {
  if (bare instanceof z.ZodMiniObject) return 'object';
  if (bare instanceof z.ZodMiniArray) return 'array';
  if (bare instanceof z.ZodMiniNumber) return 'number';
  return bare instanceof z.ZodMiniString || bare instanceof z.ZodMiniEnum ? 'string' : 'other';
};

/** Every field of a schema, beginning with the body itself (an empty path). */
export const fieldsOf = (schema: Schema, path: Path = []): Field[] => {
  const { bare, isRequired } = inner(schema);
  const isValid = (value: unknown) => z.safeParse(schema, value).success;
  const field = { path, kind: kindOf(bare), isRequired, isValid };
  if (bare instanceof z.ZodMiniArray) return [field, ...fieldsOf(bare._zod.def.element, [...path, 0])];
  if (!(bare instanceof z.ZodMiniObject)) return [field];
  const entries = Object.entries<Schema>(bare._zod.def.shape);
  return [field, ...entries.flatMap(([name, part]) => fieldsOf(part, [...path, name]))];
};

const fittingText = (schema: Schema, samples: Samples): fc.Arbitrary<unknown> => {
  const fitting = samples.filter((sample) => z.safeParse(schema, sample).success);
  if (fitting.length === 0 && schema instanceof z.ZodMiniEnum)
    return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (fitting.length === 0) throw new Error('no sample fits a text of the schema: add one');
  return fc.constantFrom(...fitting);
};

/** Bodies that the schema accepts; optional fields are sometimes absent. */
export const validOf = (schema: Schema, samples: Samples): fc.Arbitrary<unknown> => {
  const { bare } = inner(schema);
  if (bare instanceof z.ZodMiniObject) {
    const entries = Object.entries<Schema>(bare._zod.def.shape);
    const parts = Object.fromEntries(entries.map(([name, part]) => [name, validOf(part, samples)]));
    const requiredKeys = entries.filter(([, part]) => inner(part).isRequired).map(([name]) => name);
    return fc.record(parts, { requiredKeys });
  }
  if (bare instanceof z.ZodMiniArray) return fc.tuple(validOf(bare._zod.def.element, samples));
  if (bare instanceof z.ZodMiniLiteral) return fc.constantFrom(...bare._zod.def.values);
  return bare instanceof z.ZodMiniNumber ? fc.constant(9) : fittingText(bare, samples);
};

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value with a change at a path; missing parents are created. */
export const put = (value: unknown, path: Path, change: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return change;
  const [key, container] = [String(name), isContainer(value) ? value : {}];
  // From entries, so that `__proto__` is a key like any other.
  const entries = Object.entries(container).filter(([known]) => known !== key);
  const changed = Object.fromEntries([...entries, [key, put(container[key], rest, change)]]);
  return Array.isArray(value) ? Object.values(changed) : changed;
};

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, name) => (isContainer(found) ? found[String(name)] : undefined), value);

/** The value without the field at a path; missing parents are created. */
export const without = (value: unknown, path: Path): unknown => {
  const parent = at(value, path.slice(0, -1));
  const others = Object.entries(isContainer(parent) ? parent : {}).filter(
    ([known]) => known !== String(path.at(-1)),
  );
  return put(value, path.slice(0, -1), Object.fromEntries(others));
};
