import type { Birth } from '#domain/births/birth.ts';
import type { BirthNames } from '#domain/persons.ts';

const textFields = [
  'first_name',
  'last_name',
  'salutation',
  'time_zone',
  'birth_date',
  'birth_time',
  'birth_place',
] as const;
export const editableFields = [...textFields, 'birth', 'birth_names'] as const;
export type ProfileChange = Partial<Record<(typeof textFields)[number], string | null | undefined>> & {
  readonly birth?: Birth | null | undefined;
  readonly birth_names?: BirthNames | null | undefined;
};

/** The instant of another date, hour or place is not that of the new one. */
export const withoutOldBirth = (change: ProfileChange): ProfileChange => {
  const { birth_date, birth_time, birth_place } = change;
  const isMoved = [birth_date, birth_time, birth_place].some((field) => field !== undefined);
  return isMoved ? { ...change, birth: change.birth ?? null } : change;
};
