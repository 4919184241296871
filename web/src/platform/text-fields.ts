import { useLayoutEffect, useRef, useState } from 'react';
import { parseFrenchTime, tidyFrenchDate } from '#domain/birth.ts';

type TextForm<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly set: (name: Name, typed: string) => void;
  readonly blur: (name: Name) => void;
};

/** Normalises birth data to the French form on blur; text that is not understood is kept. */
const tidy: Readonly<Record<string, (typed: string) => string>> = {
  birthDate: tidyFrenchDate,
  birthTime: parseFrenchTime,
};

type Handlers = { readonly onChange: (typed: string) => void; readonly onBlur: () => void };

/** Handles the events of a field; `read` returns the current form. Leaving an empty field is not yet an error. */
export const textHandlers = <Name extends string>(name: Name, read: () => TextForm<Name>): Handlers => ({
  onChange: (typed) => read().set(name, typed),
  onBlur: () => {
    const { values, set, blur } = read();
    const value = values[name];
    if (value.trim() === '') return;
    const tidied = tidy[name]?.(value) ?? value;
    if (tidied !== value) set(name, tidied);
    blur(name);
  },
});

/**
 * The props of text fields by name. The handlers of a name stay the same, so that a key redraws its field and not
 * the whole form.
 */
export const useTextFields = <Name extends string>(
  form: TextForm<Name>,
  errors: { readonly [K in Name]?: string | undefined },
) => {
  const current = useRef(form);
  useLayoutEffect(() => {
    current.current = form;
  });
  const [handlers] = useState(() => new Map<Name, Handlers>());
  const handlersOf = (name: Name): Handlers => {
    const own = handlers.get(name) ?? textHandlers(name, () => current.current);
    handlers.set(name, own);
    return own;
  };
  return (name: Name) => ({ name, value: form.values[name], error: errors[name], ...handlersOf(name) });
};
