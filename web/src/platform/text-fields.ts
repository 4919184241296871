import { parseFrenchTime, tidyFrenchDate } from '#domain/birth.ts';

type TextForm<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly set: (name: Name, typed: string) => void;
  readonly blur: (name: Name) => void;
};

/** Birth data is written as people read it when its field is left; what is not understood stays. */
const tidy: Readonly<Record<string, (typed: string) => string>> = {
  birthDate: tidyFrenchDate,
  birthTime: parseFrenchTime,
};

/** What a text field needs, by name. An empty field that is left is not yet an error. */
export const textFields =
  <Name extends string>(form: TextForm<Name>, errors: { readonly [K in Name]?: string | undefined }) =>
  (name: Name) => {
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
