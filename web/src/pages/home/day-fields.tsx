import { useEffect, useRef } from 'react';
import { parseFrenchDate } from '#domain/birth.ts';
import { birthDateSchema } from '#domain/profile.ts';
import { type FormErrors, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { checkoutTexts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { dayTexts as texts } from './day-texts.ts';

type Typed = { readonly birthDate: string };

const errorsOf = ({ birthDate }: Typed): FormErrors<Typed> => {
  const date = parseFrenchDate(birthDate);
  if (date === '') return { birthDate: checkoutTexts.birthDateRequired };
  const { error } = birthDateSchema.safeParse(date);
  return error ? { birthDate: error.issues[0]?.message } : {};
};

type DayFieldsProps = {
  /** What was submitted last; absent in the static page. */
  asked?: { readonly typed: string };
  onDay?: (date: string) => void;
};

/** The date of the hero. Each submit shows the error or gives the day. */
export const DayFields = ({ asked, onDay }: DayFieldsProps) => {
  const form = useForm<Typed>({ initial: { birthDate: asked?.typed ?? '' }, validate: errorsOf });
  const field = useTextFields<keyof Typed>(form, form.errors);
  const answer = (typed: string) => {
    if (form.submit()) onDay?.(parseFrenchDate(typed));
    else document.getElementById(fieldId('birthDate'))?.focus();
  };
  const current = useRef(answer);
  current.current = answer;
  useEffect(() => {
    if (asked) current.current(asked.typed);
  }, [asked]);
  const label = (
    <>
      {texts.date} <span className="meta">{texts.format}</span>
    </>
  );
  return (
    <>
      <Field {...field('birthDate')} label={label} inputMode="numeric" autoComplete="off" />
      <Button type="submit" variant="line">
        {texts.draw}
      </Button>
    </>
  );
};
