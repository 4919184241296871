import type { useTextFields } from '#web/platform/text-fields.ts';
import type { Details } from './details.ts';

export type TextName = Exclude<keyof Details, 'terms' | 'adult' | 'agrees'>;

/** The props of the form's text fields, by name. */
export type FieldProps = ReturnType<typeof useTextFields<TextName>>;
