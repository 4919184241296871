import { useState } from 'react';

type Values = Readonly<Record<string, string | boolean>>;
export type FormErrors<V> = { -readonly [K in keyof V]?: string };

export type Form<V extends Values> = {
  readonly values: V;
  /** Of the fields that were left or submitted. */
  readonly errors: FormErrors<V>;
  /** The first message of the current values, shown or not. */
  readonly firstError: string | undefined;
  readonly set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Sets what is still empty: what was typed stands, be it typed in this very moment. */
  readonly fill: (known: Partial<V>) => void;
  readonly blur: (name: keyof V) => void;
  /** How often a submit has shown errors since one that had none: each shows them anew. */
  readonly refusals: number;
  /** Shows every error; true when there is none. */
  readonly submit: () => boolean;
  readonly reset: (values?: V) => void;
};

type Options<V extends Values> = {
  readonly initial: V;
  /** Messages by field, in the order in which the fields stand. */
  readonly validate: (values: V) => FormErrors<V>;
};

const filled = <V extends Values>(current: V, known: Partial<V>): V => {
  const missing = Object.entries(known).filter(([name]) => String(current[name] ?? '').trim() === '');
  return { ...current, ...Object.fromEntries(missing) };
};

/** A form's state: errors appear on blur and on submit, and go as soon as the value is right (§5). */
export const useForm = <V extends Values>({ initial, validate }: Options<V>): Form<V> => {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const all = validate(values);
  const errors: FormErrors<V> = {};
  for (const name of touched) if (all[name]) errors[name] = all[name];
  const messages = Object.keys(initial).flatMap((name) => all[name] ?? []);
  return {
    values,
    errors,
    firstError: messages[0],
    set: (name, value) => setValues((current) => ({ ...current, [name]: value })),
    fill: (known) => setValues((current) => filled(current, known)),
    blur: (name) => setTouched((current) => new Set([...current, name])),
    refusals,
    submit: () => {
      const isClean = messages.length === 0;
      setTouched(new Set(Object.keys(initial)));
      setRefusals(isClean ? 0 : refusals + 1);
      return isClean;
    },
    reset: (next = initial) => {
      setValues(next);
      setTouched(new Set());
      setRefusals(0);
    },
  };
};
