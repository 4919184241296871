import type { Discipline } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';
import { dossierTexts as texts } from './texts.ts';

export type Choice = {
  readonly name: keyof Conventions;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What holds until another is chosen. */
  readonly first: string;
};

const choice = (
  name: Exclude<keyof Conventions, 'offset'>,
  ...values: readonly (keyof typeof texts.options)[]
): Choice => ({
  name,
  label: texts.choices[name],
  options: values.map((value) => ({ value, label: texts.options[value] })),
  first: values[0] ?? '',
});

const offsetChoice = ({ offsets }: Drawn): Choice[] =>
  offsets.length > 1
    ? [
        {
          name: 'offset',
          label: texts.choices.offset,
          options: offsets.map((seconds) => ({ value: String(seconds), label: formatOffset(seconds) })),
          first: String(offsets[0] ?? 0),
        },
      ]
    : [];

/** The choices that change something in this chart. */
export const choicesOf = (service: Discipline, drawn: Drawn): readonly Choice[] => {
  const { hasMinute, hasPoint } = drawn;
  const offset = offsetChoice(drawn);
  if (service === 'astrologie-occidentale')
    return [
      ...offset,
      ...(hasMinute && hasPoint ? [choice('houses', 'Placidus', 'WholeSign', 'Equal')] : []),
    ];
  if (service === 'human-design') return offset;
  if (service === 'numerologie') return [choice('vowel', 'auto', 'vowel', 'consonant')];
  return [
    ...offset,
    ...(hasMinute && hasPoint ? [choice('clock', 'sun', 'clock')] : []),
    ...(hasMinute ? [choice('change', '23', '0')] : []),
    choice('luck', 'both', 'woman', 'man'),
  ];
};
