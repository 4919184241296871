import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import type { Buyer, Details, FieldErrors } from './details.ts';
import { filledFields, type NeededField } from './validation.ts';

type Hinted = { details: Details; buyer: Buyer; missing: readonly NeededField[]; errors: FieldErrors };

/** What is missing and what is wrong before the order, in a sentence each; empty when nothing is. */
export const orderHint = ({ details, buyer, missing, errors }: Hinted): string => {
  const isEmpty = (name: (typeof filledFields)[number]): boolean =>
    name === 'password' || name === 'confirmation'
      ? buyer === 'sign-up' && details[name] === ''
      : missing.some((needed) => needed === name);
  const say = (names: readonly (typeof filledFields)[number][]) =>
    names.map((name) => texts.inSentence[name]);
  const empty = filledFields.filter(isEmpty);
  const wrong = filledFields.filter((name) => errors[name] !== undefined && !isEmpty(name));
  return [
    ...(empty.length > 0 ? [texts.toFill(say(empty))] : []),
    ...(wrong.length > 0 ? [texts.toMend(say(wrong))] : []),
  ].join(' ');
};
