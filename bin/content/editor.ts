/**
 * The forms of Pages CMS (https://pagescms.org), in which the owner edits the content without Git: made from the schemas that
 * check it, so that a field is named once.
 */
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { capitalized } from '#domain/texts/typography.ts';
import { houseFile, houseFiles } from './house-schema.ts';
import { examplesSchema, expertsSchema, packSchema, readingSchema, serviceFiles } from './service-schema.ts';
import type { Services } from './services.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: 'string' | 'text' | 'number' | 'boolean' | 'date' | 'select' | 'object';
  readonly required?: true;
  readonly list?: true | { readonly min: number; readonly max: number };
  readonly options?: { readonly values: readonly string[] };
  readonly fields?: readonly Field[];
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const typeOf = ({ type, format, prose }: JsonSchema): Field['type'] => {
  if (type === 'boolean' || type === 'object') return type;
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date') return 'date';
  return prose === true ? 'text' : 'string';
};

/** Lists of single values or of objects, and pairs of numbers. */
const kindOf = (schema: JsonSchema): Omit<Field, 'name' | 'label' | 'required'> => {
  const { items, prefixItems, properties } = schema;
  if (prefixItems?.[0]) {
    const count = prefixItems.length;
    return { ...kindOf(prefixItems[0] === true ? {} : prefixItems[0]), list: { min: count, max: count } };
  }
  if (isSchema(items) && !Array.isArray(items)) return { ...kindOf(items), list: true };
  if (schema.enum) return { type: 'select', options: { values: schema.enum.map(String) } };
  return { type: typeOf(schema), ...(properties && { fields: fieldsOf(schema) }) };
};

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema)
      ? [
          {
            name,
            label: capitalized(schema.title ?? name),
            ...(required.includes(name) && { required: true as const }),
            ...kindOf(schema),
          },
        ]
      : [],
  );

type Form = readonly [name: string, label: string, path: string, schema: z.core.$ZodType];

const entryOf = ([name, label, path, schema]: Form) => {
  const { $schema: _, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const isList = root.type === 'array';
  const of = isList && isSchema(root.items) && !Array.isArray(root.items) ? root.items : root;
  const place = { type: 'file', path, format: 'json', ...(isList && { list: true }) };
  return { name, label, ...place, fields: fieldsOf(of) };
};

const formsOf = ({ readings, packs }: Services): Form[] => [
  ...readings.flatMap(({ key, name, examples }): Form[] => {
    const { service, experts, examples: file } = serviceFiles(key);
    return [
      [key, name, service, readingSchema],
      [`${key}-experts`, `${name} : experts`, experts, expertsSchema],
      ...(examples.length > 0
        ? ([[`${key}-examples`, `${name} : exemples`, file, examplesSchema]] as const)
        : []),
    ];
  }),
  ...packs.map(({ key, name }): Form => [key, name, serviceFiles(key).service, packSchema]),
  ...Object.entries(houseFiles).map(
    ([name, { label, schema }]): Form => [name, label, houseFile(name), schema],
  ),
];

/** The text of `.pages.yml`. */
export const editorForms = (services: Services): string =>
  `# Written by «npm run content» from the schemas of bin/content; docs/owner.md says how an owner uses it.\n${stringify(
    { content: formsOf(services).map(entryOf) },
    { lineWidth: 0 },
  )}`;
