import { frenchDate, parseFrenchDate, parseFrenchTime } from '#domain/birth.ts';
import type { Form } from '#web/platform/form.ts';
import type { Details, FieldErrors } from './details.ts';

type TextName = Exclude<keyof Details, 'terms' | 'adult'>;

/** «17041991» becomes «17/04/1991» on leaving the field, «6h42» becomes «06:42»; what is not understood stays. */
const tidy: Partial<Record<TextName, (typed: string) => string>> = {
  birthDate: (typed) => {
    const parsed = parseFrenchDate(typed);
    return /^\d{4}-\d{2}-\d{2}$/.test(parsed) ? frenchDate(parsed) : typed;
  },
  birthTime: parseFrenchTime,
};

/** What a text field of the form needs, by name. An empty field that is left is not yet an error. */
export const fieldProps = (form: Form<Details>, errors: FieldErrors) => (name: TextName) => {
  const value = form.values[name];
  return {
    name,
    value,
    error: errors[name],
    onChange: (typed: string) => form.set(name, typed),
    onBlur: () => {
      if (value.trim() === '') return;
      const tidied = tidy[name]?.(value) ?? value;
      if (tidied !== value) form.set(name, tidied);
      form.blur(name);
    },
  };
};
export type FieldProps = ReturnType<typeof fieldProps>;
