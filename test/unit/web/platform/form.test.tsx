import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorsBy, type Form, useForm } from '#web/platform/form.ts';
import { newPasswordForm } from '#web/platform/new-password.ts';

/** Types a date and receives the profile before the date is rendered. */
const Race = () => {
  const form = useForm({ initial: { birthDate: '', birthPlace: ' ' }, validate: () => ({}) });
  const [isTold, setTold] = useState(false);
  if (!isTold) {
    setTold(true);
    form.set('birthDate', '17/04/1991');
    form.fill({ birthDate: '', birthPlace: 'Nantes' });
  }
  return <p>{`${form.values.birthDate} ${form.values.birthPlace}`}</p>;
};

test('input that is typed while the profile loads is kept; empty fields are filled', () => {
  expect(renderToStaticMarkup(<Race />)).toBe('<p>17/04/1991 Nantes</p>');
});

type Steps = readonly ((form: Form<{ email: string; password: string }>) => void)[];

/** Runs the steps in turn, each on the current form; returns the final form. */
const after = (...steps: Steps) => {
  let form: Form<{ email: string; password: string }> | undefined;
  const Stepping = () => {
    const [step, setStep] = useState(0);
    form = useForm({
      initial: { email: 'a@b.fr', password: 'azerty1' },
      validate: ({ email }) => (email === '' ? { email: 'requis' } : {}),
    });
    if (step < steps.length) {
      steps[step]?.(form);
      setStep(step + 1);
    }
    return null;
  };
  renderToStaticMarkup(<Stepping />);
  return form;
};
const common = { title: 'Refus', text: 'Trop courant', field: 'password' } as const;

test('a refused field stays marked while others change, and until it changes itself', () => {
  const refused = after(
    (form) => form.submit(),
    (form) => form.refuse(common),
    (form) => form.set('email', 'c@d.fr'),
  );
  expect(refused).toMatchObject({ errors: { password: 'Trop courant' }, refusals: 1, refusal: common });
  const mended = after(
    (form) => form.refuse(common),
    (form) => form.set('password', 'azerty12'),
  );
  expect(mended).toMatchObject({ errors: {}, lines: [], refusals: 0, refusal: undefined });
});

test('a refusal of the whole form is shown before its errors until the next submit', () => {
  const refuse: Steps[number] = (form) => form.refuse({ title: 'Refus', text: 'Trop de tentatives' });
  const refused = after(
    refuse,
    (form) => form.set('email', ''),
    (form) => form.blur('email'),
  );
  expect(refused?.lines).toEqual([{ message: 'Trop de tentatives' }, { field: 'email', message: 'requis' }]);
  expect(after(refuse, (form) => form.submit())).toMatchObject({ lines: [], refusals: 0 });
});

test('a schema gives the first message of each field, under the name that the field has on the screen', () => {
  const person = z.object({
    first_name: z.string().check(z.minLength(1, 'requis'), z.regex(/^[A-Z]/, 'majuscule')),
    agrees: z.literal(true, 'accord'),
  });
  const errors = errorsBy(z.object({ person }), { first_name: 'firstName' });
  expect(errors({ person: { first_name: '', agrees: false } })).toEqual({
    firstName: 'requis',
    agrees: 'accord',
  });
  expect(errors({ person: { first_name: 'Jeanne', agrees: true } })).toEqual({});
});

test('a new password that may not be chosen is not yet compared with its repetition', () => {
  const { validate } = newPasswordForm;
  expect(Object.keys(validate({ password: 'abc', confirmation: '' }))).toEqual(['password']);
  expect(Object.keys(validate({ password: 'azerty1', confirmation: '' }))).toEqual(['confirmation']);
  expect(validate({ password: 'azerty1', confirmation: 'azerty1' })).toEqual({});
});
