import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';

type Values = Readonly<Record<string, string | boolean>>;
export type FormErrors<V> = { -readonly [K in keyof V]?: string };

/** A refusal from outside the form, usually by the server: for one field or for the whole form. */
export type Refusal<V> = { readonly title: string; readonly text: string; readonly field?: keyof V };

export type Form<V extends Values> = {
  readonly values: V;
  /** Messages of the fields that were left or submitted, and of the refused one until it changes. */
  readonly errors: FormErrors<V>;
  /** All messages for the summary, those of the whole form first. */
  readonly lines: readonly { readonly field?: string; readonly message: string }[];
  /** The refusal of the last submit, until the next one or until its field changes. */
  readonly refusal: Refusal<V> | undefined;
  readonly set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Fills fields that are still empty; text typed meanwhile is kept. */
  readonly fill: (known: Partial<V> | ((values: V) => Partial<V>)) => void;
  readonly blur: (name: keyof V) => void;
  /** Counts refused submits since the form was last valid: each shows the errors anew. */
  readonly refusals: number;
  /** Shows every error; true when there is none. An earlier refusal is dropped. */
  readonly submit: () => boolean;
  /** Undefined removes the last refusal. */
  readonly refuse: (refusal: Refusal<V> | undefined) => void;
  readonly reset: (values?: V) => void;
};

/**
 * Validates by a schema: the first message of each field. `fields` names the fields of parts that have another name on
 * the wire. Only the type of zod is needed here, so that pages without forms of their own do not load it.
 */
export const errorsBy =
  (schema: z.ZodMiniType, fields: Readonly<Record<string, string>> = {}) =>
  (values: unknown): Record<string, string> => {
    const errors: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      const part = String(path.at(-1) ?? '');
      errors[fields[part] ?? part] ??= message;
    }
    return errors;
  };

/** The first message of a schema about one value; undefined when it is right. */
export const messageIn = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

type Options<V extends Values> = {
  readonly initial: V;
  /** Messages by field; those of the screen are shown in the order of `initial`. */
  readonly validate: (values: V) => FormErrors<V>;
};

const filled = <V extends Values>(current: V, known: Partial<V>): V => {
  const missing = Object.entries(known).filter(([name]) => String(current[name] ?? '').trim() === '');
  return { ...current, ...Object.fromEntries(missing) };
};

/** A refusal, until its field has another value. */
const useRefusal = <V extends Values>(values: V) => {
  const [refused, setRefused] = useState<{ refusal: Refusal<V>; values: V }>();
  const field = refused?.refusal.field;
  const isMended = field !== undefined && refused?.values[field] !== values[field];
  const refuse = (refusal: Refusal<V> | undefined) => setRefused(refusal && { refusal, values });
  return { refusal: isMended ? undefined : refused?.refusal, refuse };
};

/** The state of a form: errors appear on blur and on submit, and disappear when the value is valid (§5). */
export const useForm = <V extends Values>({ initial, validate }: Options<V>): Form<V> => {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const { refusal, refuse } = useRefusal(values);
  const all = validate(values);
  const errors: FormErrors<V> = {};
  if (refusal?.field !== undefined) errors[refusal.field] = refusal.text;
  for (const name of touched) if (all[name]) errors[name] = all[name];
  const ofFields = Object.keys(initial).flatMap((field) => {
    const message = errors[field];
    return message ? [{ field, message }] : [];
  });
  const lines = refusal && refusal.field === undefined ? [{ message: refusal.text }, ...ofFields] : ofFields;
  // A corrected form has no summary; a later error is shown at its field and does not move the focus.
  if (refusals > 0 && lines.length === 0) setRefusals(0);
  return {
    values,
    errors,
    lines,
    refusal,
    set: (name, value) => setValues((current) => ({ ...current, [name]: value })),
    fill: (known) =>
      setValues((current) => filled(current, typeof known === 'function' ? known(current) : known)),
    blur: (name) => setTouched((current) => new Set([...current, name])),
    refusals,
    submit: () => {
      const isClean = Object.keys(initial).every((name) => !all[name]);
      setTouched(new Set(Object.keys(initial)));
      setRefusals((count) => (isClean ? 0 : count + 1));
      refuse(undefined);
      return isClean;
    },
    refuse: (next) => {
      refuse(next);
      setRefusals((count) => (next ? count + 1 : 0));
    },
    reset: (next = initial) => {
      setValues(next);
      setTouched(new Set());
      setRefusals(0);
      refuse(undefined);
    },
  };
};

type TextForm<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: { readonly [K in Name]?: string | undefined };
  readonly set: (name: Name, typed: string) => void;
  readonly blur: (name: Name) => void;
};

/** The props of a required text field. Leaving an empty field is not yet an error. */
export const requiredField = <Name extends string>(form: TextForm<Name>, name: Name) => ({
  name,
  required: true,
  value: form.values[name],
  error: form.errors[name],
  onChange: (typed: string) => form.set(name, typed),
  onBlur: () => form.values[name] !== '' && form.blur(name),
});

/** Handles the submit of a form, which the browser must not send itself. */
export const submitBy = (submit: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void submit();
};
