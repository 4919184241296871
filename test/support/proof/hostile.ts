/** Bodies that no route may accept: valid bodies of its schema, each with one fault. */
import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import * as mutations from './mutations.ts';
import { type Field, fieldsOf, type Samples, validOf, without } from './schemas.ts';

export type HostileBody = { readonly wrong: string; readonly body: string | Uint8Array<ArrayBuffer> };
type Mutation = { readonly wrong: string; readonly weight: number; readonly mutate: mutations.Mutate };

/** Names of persons and addresses; the name of a birth's place may be written in any script. */
const isNamed = ({ path }: Field) => /name|email/i.test(String(path.at(-1))) && !path.includes('birth');

const mutationsOf = (schema: z.core.$ZodType): Mutation[] => {
  const fields = fieldsOf(schema);
  const inside = fields.filter(({ path }) => path.length > 0);
  // An invalid optional zone is dropped and the message is accepted, so it is no fault.
  const isFree = ({ path, isRequired }: Field) => path.at(-1) === 'tz' && !isRequired;
  const texts = inside.filter((field) => field.kind === 'string' && !isFree(field));
  const each = (
    wrong: string,
    weight: number,
    some: readonly Field[],
    mutation: (field: Field) => mutations.Mutate,
  ) => some.map((field) => ({ wrong: `${wrong} ${field.path.join('.')}`, weight, mutate: mutation(field) }));
  return [
    { wrong: 'mutations.malformed JSON', weight: 10, mutate: mutations.malformed },
    { wrong: 'another shape', weight: 6, mutate: mutations.anotherShape },
    { wrong: 'mutations.deep nesting', weight: 3, mutate: mutations.deep },
    { wrong: 'a mutations.megabyte', weight: 1, mutate: mutations.megabyte },
    ...each('wrong type', 3, inside, mutations.wrongTypeAt),
    ...each(
      'missing',
      1,
      inside.filter((field) => field.isRequired && field.path.at(-1) !== 0),
      ({ path }) =>
        (valid) =>
          fc.constant(JSON.stringify(without(valid, path))),
    ),
    ...each(
      'unknown field',
      4,
      fields.filter(({ kind }) => kind === 'object'),
      ({ path }) => mutations.unknownAt(path),
    ),
    ...each('unreadable', 3, texts, ({ path }) => mutations.unreadableAt(path, path.at(-1) === 'message')),
    ...each('broken bytes', 1, texts, ({ path }) => mutations.brokenBytesAt(path)),
    ...each('look-alike', 2, texts.filter(isNamed), ({ path }) => mutations.lookAlikeAt(path)),
    ...each('too long', 1, texts, ({ path }) => mutations.tooLongAt(path)),
    ...each(
      'another number',
      3,
      inside.filter(({ kind }) => kind === 'number'),
      mutations.numberAt,
    ),
  ];
};

/** Hostile bodies of a schema; `samples` are the texts of its valid bodies. */
export const hostileBodies = (schema: z.core.$ZodType, samples: Samples): fc.Arbitrary<HostileBody> =>
  validOf(schema, samples).chain((valid) =>
    fc.oneof(
      ...mutationsOf(schema).map(({ wrong, weight, mutate }) => ({
        weight,
        arbitrary: mutate(valid).map((body) => ({ wrong, body })),
      })),
    ),
  );
