import type { useTextFields } from '#web/platform/text-fields.ts';
import type { Details } from './details.ts';

export type TextName = Exclude<keyof Details, 'terms' | 'adult'>;

/** What a text field of the form needs, by name. */
export type FieldProps = ReturnType<typeof useTextFields<TextName>>;
