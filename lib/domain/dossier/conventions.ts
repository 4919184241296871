import * as z from 'zod/mini';
import { catalogue, type Discipline, type PaidKey } from '../catalogue.ts';
import type { ChartKind } from '../chart-kinds.ts';
import { houseSystems } from '../charts/house-systems.ts';
import type { Order } from '../order.ts';

/** What an expert may choose at a tap; the first of each holds until another is chosen. */
const conventionOptions = {
  houses: houseSystems,
  aspects: ['major', 'minor'],
  orbs: ['usual', 'narrow', 'wide'],
  clock: ['sun', 'clock'],
  change: ['23', '0'],
  luck: ['both', 'woman', 'man'],
  vowel: ['auto', 'vowel', 'consonant'],
} as const;

/** `offset`: seconds east of UTC, where several are possible. */
export const conventionsSchema = z.object({
  houses: z.optional(z.enum(conventionOptions.houses)),
  aspects: z.optional(z.enum(conventionOptions.aspects)),
  orbs: z.optional(z.enum(conventionOptions.orbs)),
  clock: z.optional(z.enum(conventionOptions.clock)),
  change: z.optional(z.enum(conventionOptions.change)),
  luck: z.optional(z.enum(conventionOptions.luck)),
  vowel: z.optional(z.enum(conventionOptions.vowel)),
  offset: z.optional(z.string().check(z.maxLength(10))),
});
export type Conventions = z.infer<typeof conventionsSchema>;

/** What an expert usually chooses; the offset is a fact of one birth. */
export const usualSchema = z.omit(conventionsSchema, { offset: true });
export type Usual = z.infer<typeof usualSchema>;

/** What was chosen for the part of an order, as its customer reads it. */
export const chosenIn = ({ parts }: Pick<Order, 'parts'>, service: Discipline): Conventions => {
  const { conventions = {} } = parts.find((part) => part.service === service) ?? {};
  return z.safeParse(conventionsSchema, conventions).data ?? {};
};

/** What was chosen for a part, once for dossier, desk, pages and print; 0 is the revision of what nobody has chosen. */
export const chosenSchema = z.object({ revision: z.int().check(z.gte(0)), chosen: conventionsSchema });
export type Chosen = z.infer<typeof chosenSchema>;
export const nothingChosen: Chosen = { revision: 0, chosen: {} };

type Charted = {
  readonly offsets: readonly number[];
  readonly hasMinute: boolean;
  readonly hasPoint: boolean;
};
type Choosable = { readonly name: keyof Conventions; readonly values: readonly string[] };

const choosableIn = (chart: ChartKind, { hasMinute, hasPoint }: Charted) => {
  switch (chart) {
    case 'western':
      return [...(hasMinute && hasPoint ? (['houses'] as const) : []), ...(['aspects', 'orbs'] as const)];
    case 'chinese':
      return [
        ...(hasMinute && hasPoint ? (['clock'] as const) : []),
        ...(hasMinute ? (['change'] as const) : []),
        'luck' as const,
      ];
    case 'design':
      return [];
    case 'numbers':
      return ['vowel'] as const;
  }
};

/** The choices that change something in this chart. No offset is `both`, so that it leaves open what they decide. */
export const choosable = (service: PaidKey, drawn: Charted): readonly Choosable[] => {
  const { chart } = catalogue[service];
  if (!chart) return [];
  return [
    ...(chart !== 'numbers' && drawn.offsets.length > 1
      ? [{ name: 'offset' as const, values: ['both', ...drawn.offsets.map(String)] }]
      : []),
    ...choosableIn(chart, drawn).map((name) => ({ name, values: conventionOptions[name] })),
  ];
};

/** The choices of a discipline in a birth of which all is known. */
export const usuallyChosen = (service: PaidKey): readonly Choosable[] =>
  choosable(service, { offsets: [], hasMinute: true, hasPoint: true });

/** Every other choice that could have been made in this chart, one at a time. */
export const otherChoices = (service: PaidKey, drawn: Charted, chosen: Conventions): Conventions[] =>
  choosable(service, drawn).flatMap(({ name, values }) =>
    values
      .filter((value) => value !== (chosen[name] ?? values[0]))
      .map((value) => ({ ...chosen, [name]: value })),
  );
