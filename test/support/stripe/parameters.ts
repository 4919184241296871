import * as z from 'zod/mini';
import { ParameterFault } from './faults.ts';
import type { FormTree } from './form.ts';

/** `line_items[0][price_data]` */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, position) => (position === 0 ? String(part) : `[${String(part)}]`)).join('');

const valueAt = (tree: FormTree, path: readonly PropertyKey[]): FormTree | string | undefined => {
  let value: FormTree | string | undefined = tree;
  for (const part of path) value = typeof value === 'object' ? value[String(part)] : undefined;
  return value;
};

const customFaults: Readonly<Record<string, (value: string) => string>> = {
  url_invalid: () => 'Not a valid URL',
  email_invalid: (value) => `Invalid email address: ${value}`,
};

/** The first refusal of a schema in Stripe's words. */
const faultOf = (issue: z.core.$ZodIssue, tree: FormTree): ParameterFault => {
  const param = nameOf(issue.path);
  const value = valueAt(tree, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return new ParameterFault(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
  if (value === undefined) {
    return new ParameterFault(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  if (value === '') {
    return new ParameterFault(`You passed an empty string for '${param}'.`, 'parameter_invalid_empty', param);
  }
  const custom = issue.code === 'custom' ? customFaults[issue.message] : undefined;
  if (custom) return new ParameterFault(custom(String(value)), issue.message, param);
  if (typeof value === 'object' || issue.code === 'invalid_type') {
    return new ParameterFault(`Invalid ${param}`, undefined, param);
  }
  if (issue.code === 'invalid_format') {
    return new ParameterFault(`Invalid integer: ${value}`, 'parameter_invalid_integer', param);
  }
  if (issue.code === 'invalid_value') {
    return new ParameterFault(
      `Invalid ${param}: must be one of ${issue.values.join(', ')}`,
      undefined,
      param,
    );
  }
  const integer = issue.code === 'too_small' && issue.origin === 'number';
  const limit = integer
    ? `This value must be greater than or equal to ${issue.minimum}.`
    : `Invalid ${param}: ${value}`;
  return new ParameterFault(limit, integer ? 'parameter_invalid_integer' : undefined, param);
};

/** Checks a request's parameters. Throws a ParameterFault, for unknown names first, like Stripe. */
export const checked = <Schema extends z.ZodMiniType>(schema: Schema, tree: FormTree): z.output<Schema> => {
  const result = z.safeParse(schema, tree);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? faultOf(issue, tree) : new ParameterFault('Invalid parameters', undefined, undefined);
};

export const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
export const url = () =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => URL.canParse(value), 'url_invalid'),
  );
export const email = () =>
  z.string().check(z.refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'email_invalid'));
export const integer = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number)),
    z.number().check(z.minimum(least), z.maximum(most)),
  );
export const boolean = () =>
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value: 'true' | 'false') => value === 'true'),
  );
/** Forms carry arrays as `name[0]=…&name[1]=…`. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'object' && value ? Object.values(value) : value)),
    z.array(item),
  );
/** At most 50 keys of 40 characters, values of 500 (Stripe's limits); an empty value unsets its key. */
export const metadata = () =>
  z.pipe(
    z
      .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
      .check(z.refine((pairs) => Object.keys(pairs).length <= 50, 'too many metadata keys')),
    z.transform((pairs: Record<string, string>) =>
      Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== '')),
    ),
  );
/** Every resource is found by id and can be expanded. */
export const expand = () => z.optional(list(z.string()));
