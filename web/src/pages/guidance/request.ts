import { bornOfKnown } from '#domain/births/known-birth.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { contradicts } from '#domain/letters.ts';
import type { Profile } from '#domain/profile.ts';
import { type GuidanceRequest, guidance } from '#domain/wire/guidance.ts';
import { placeErrors } from '#web/features/birth/birth-errors.ts';
import {
  type BirthDraft,
  birthDraftOf,
  birthNames,
  birthTextsOf,
  detailsFor,
  noBirth,
  optionalBirthOf,
  optionalInstantOf,
} from '#web/features/birth/draft.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';

/** What is typed for the guidance, and what this tab remembers of it until it is sent. */
export type Typed = BirthDraft & {
  readonly fullName: string;
  readonly email: string;
  readonly consent: boolean;
};
export type TextName = Exclude<keyof Typed, 'consent'>;

/** In the order of the screen. */
export const nothing: Typed = { fullName: '', email: '', ...noBirth, consent: false };
const textNames: readonly TextName[] = ['fullName', 'email', ...birthNames];

const key = 'guidance.typed';

/** What `userId` typed, or a visitor before signing in; the next user of a shared browser sees nothing of it. */
export const readDraft = (userId: string | undefined): Typed => {
  const stored = tabEntries(key);
  const owner = stored.get('owner');
  if (owner !== undefined && owner !== userId) return nothing;
  // Consent is given each time.
  return { ...nothing, ...Object.fromEntries(textNames.map((name) => [name, textIn(stored, name)])) };
};

export const clearDraft = (): void => clearTab(key);

/** An empty form leaves nothing behind. */
export const writeDraft = (typed: Typed, owner: string | undefined): void => {
  const { consent: _, ...kept } = typed;
  if (textNames.every((name) => kept[name] === '')) clearDraft();
  else writeTab(key, JSON.stringify({ ...kept, owner }));
};

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
const requestOf = (typed: Typed, date: string, { tz, search }: Pick<Here, 'tz' | 'search'>) => {
  const { birthDate, birthTime, birthPlace } = birthTextsOf(typed);
  return {
    full_name: typed.fullName,
    email: typed.email,
    birth_date: birthDate || null,
    birth_time: birthTime || null,
    birth_place: birthPlace || null,
    tz,
    for_date: date,
    consent: typed.consent,
    ...utmOf(search),
  };
};

/** The request as the API takes it; throws while something must be corrected. */
export const validRequest = (typed: Typed, here: Here): GuidanceRequest => {
  const request = guidance.body.parse(requestOf(typed, localDateIn(here.tz, here.now), here));
  // A place or an hour says nothing without its day.
  if (request.birth_date === null) return request;
  return guidance.body.parse({ ...request, birth: optionalBirthOf(optionalInstantOf(typed)) });
};

const sentErrors = errorsBy(guidance.body, {
  full_name: 'fullName',
  birth_date: 'birthDate',
  birth_time: 'birthTime',
  birth_place: 'birthPlace',
});

/** §5 «Guidance form»: the message of each field that cannot be accepted. */
export const errorsOf = (typed: Typed): FormErrors<Typed> => ({
  // Any day and place do, as none of them can be mistyped; the real ones take a formatter.
  ...sentErrors(requestOf(typed, '2026-01-01', { tz: 'UTC', search: '' })),
  ...placeErrors(typed),
});

/** What a customer's profile adds to what is typed: no birth beside another name or birth. */
export const addedBy =
  (profile: Profile) =>
  (typed: Typed): Partial<Typed> => {
    const fullName = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
    return {
      fullName,
      email: profile.email,
      ...(!contradicts(typed.fullName, fullName) && detailsFor(typed, birthDraftOf(bornOfKnown(profile)))),
    };
  };
