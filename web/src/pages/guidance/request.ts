import { frenchDate, parseFrenchDate, parseFrenchTime } from '#domain/birth.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import type { Profile } from '#domain/profile.ts';
import { type GuidanceRequest, guidance } from '#domain/wire/guidance.ts';
import type { FormErrors } from '#web/platform/form.ts';
import type { FieldName, TextName, Typed } from './draft.ts';

type Here = {
  readonly tz: string;
  readonly now: Date;
  /** The page's query. */
  readonly search: string;
};

/** Longer ones are no campaign of ours. */
const utmLength = 200;

/** §3: where the visitor came from; a broken query is no reason to refuse anybody. */
const utmOf = (search: string) => {
  const query = new URLSearchParams(search);
  const of = (name: string): string | null =>
    query
      .get(name)
      ?.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
      .slice(0, utmLength) || null;
  return { utm_source: of('utm_source'), utm_medium: of('utm_medium'), utm_campaign: of('utm_campaign') };
};

/** §3 «Guidance request» of what is typed; not yet validated. */
const requestOf = (typed: Typed, date: string, { tz, search }: Pick<Here, 'tz' | 'search'>) => ({
  full_name: typed.fullName,
  email: typed.email,
  birth_date: parseFrenchDate(typed.birthDate) || null,
  birth_time: parseFrenchTime(typed.birthTime) || null,
  birth_place: typed.birthPlace.trim() || null,
  tz,
  for_date: date,
  consent: typed.consent,
  ...utmOf(search),
});

/** The request as the API takes it; throws while something must be corrected. */
export const validRequest = (typed: Typed, here: Here): GuidanceRequest =>
  guidance.body.parse(requestOf(typed, localDateIn(here.tz, here.now), here));

/** Names on the wire, in the order of the screen. */
const wireNames: readonly (readonly [FieldName, string])[] = [
  ['fullName', 'full_name'],
  ['email', 'email'],
  ['birthDate', 'birth_date'],
  ['birthTime', 'birth_time'],
  ['birthPlace', 'birth_place'],
  ['consent', 'consent'],
];

/** §5 «Guidance form»: the message of each field that cannot be accepted. */
export const errorsOf = (typed: Typed): FormErrors<Typed> => {
  // Any day and place do, as none of them can be mistyped; the real ones take a formatter.
  const { error } = guidance.body.safeParse(requestOf(typed, '2026-01-01', { tz: 'UTC', search: '' }));
  const errors: FormErrors<Typed> = {};
  for (const [name, wire] of wireNames) {
    const message = error?.issues.find(({ path }) => path[0] === wire)?.message;
    if (message) errors[name] = message;
  }
  return errors;
};

/** A customer's data as people type it; the birth time shortened to HH:MM (§9). */
export const typedOf = (profile: Profile): Readonly<Record<TextName, string>> => ({
  fullName: [profile.first_name, profile.last_name].filter(Boolean).join(' '),
  email: profile.email,
  birthDate: frenchDate(profile.birth_date ?? ''),
  birthTime: (profile.birth_time ?? '').slice(0, 5),
  birthPlace: profile.birth_place ?? '',
});
