import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { parseFrenchDate } from '#domain/birth.ts';
import { birthDateSchema } from '#domain/profile.ts';
import { errorsBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { checkoutTexts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { dayTexts as texts } from './day-texts.ts';

type Typed = { readonly birthDate: string };

const daySchema = z.pipe(z.string().check(z.minLength(1, checkoutTexts.birthDateRequired)), birthDateSchema);
const dayErrors = errorsBy(z.object({ birthDate: daySchema }));
const validate = ({ birthDate }: Typed) => dayErrors({ birthDate: parseFrenchDate(birthDate) });

type DayFieldsProps = {
  /** What was submitted last; absent in the static page. */
  asked?: { readonly typed: string };
  onDay?: (date: string) => void;
};

/** The date of the hero. Each submit shows the error or gives the day. */
export const DayFields = ({ asked, onDay }: DayFieldsProps) => {
  const form = useForm<Typed>({ initial: { birthDate: asked?.typed ?? '' }, validate });
  const field = useTextFields<keyof Typed>(form, form.errors);
  const answer = (typed: string) => {
    if (form.submit()) onDay?.(parseFrenchDate(typed));
    else document.getElementById(fieldId('birthDate'))?.focus();
  };
  const onAsked = useEffectEvent(answer);
  useEffect(() => {
    if (asked) onAsked(asked.typed);
  }, [asked]);
  const label = (
    <>
      {texts.date} <span className="meta">{texts.format}</span>
    </>
  );
  return (
    <>
      <Field {...field('birthDate')} label={label} inputMode="numeric" autoComplete="off" />
      <Button type="submit">{texts.draw}</Button>
    </>
  );
};
