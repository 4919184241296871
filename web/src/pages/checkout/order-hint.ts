import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import type { Buyer, Details, FieldErrors } from './details.ts';
import type { NeededField } from './validation.ts';

/** The fields that the hint names, in the order of the screen. */
const named = [
  ...(['personFirstName', 'personLastName', 'birthFirstNames', 'birthLastName', 'agrees'] as const),
  ...(['birthDate', 'birthTime', 'birthDayPart', 'birthPlace'] as const),
  ...(['birthZone', 'birthLatitude', 'birthLongitude'] as const),
  ...(['firstName', 'lastName', 'email', 'password', 'confirmation'] as const),
] as const;

type Hinted = { details: Details; buyer: Buyer; missing: readonly NeededField[]; errors: FieldErrors };

/** What is missing and what is wrong before the order, in a sentence each; empty when nothing is. */
export const orderHint = ({ details, buyer, missing, errors }: Hinted): string => {
  const isEmpty = (name: (typeof named)[number]): boolean =>
    name === 'password' || name === 'confirmation'
      ? buyer === 'sign-up' && details[name] === ''
      : missing.some((needed) => needed === name);
  const say = (names: readonly (typeof named)[number][]) => names.map((name) => texts.inSentence[name]);
  const empty = named.filter(isEmpty);
  const wrong = named.filter((name) => errors[name] !== undefined && !isEmpty(name));
  return [
    ...(empty.length > 0 ? [texts.toFill(say(empty))] : []),
    ...(wrong.length > 0 ? [texts.toMend(say(wrong))] : []),
  ].join(' ');
};
