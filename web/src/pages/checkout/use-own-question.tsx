import { useRef } from 'react';
import type { CustomerInfo, Profile } from '#domain/profile.ts';
import { offlineError } from '#web/platform/errors.ts';
import type { OwnAnswer } from './own-question.tsx';
import {
  additionOnly,
  chosenPerson,
  type PersonIds,
  type ProfileChange,
  profileChange,
} from './profile-change.ts';
import type { Ask } from './use-ask.ts';

/** Few orders differ from their account, so this code comes with the first that may. */
const load = () =>
  import('./own-question.tsx').catch(() => {
    throw offlineError();
  });

/** Asks before an order replaces what the account says; once for the same order. Throws `ApiError` offline. */
const useAnswer = (ask: Ask) => {
  const given = useRef<{ readonly about: string; readonly answer: OwnAnswer }>(undefined);
  return async (info: CustomerInfo, profile: Profile, chosen: string): Promise<OwnAnswer> => {
    const about = JSON.stringify(info);
    if (given.current?.about === about) return given.current.answer;
    const { differencesOf, OwnQuestion } = await load();
    const person = chosenPerson(info, chosen, profile.persons ?? []);
    const differences = differencesOf(info, profile, person);
    if (differences.length === 0) return 'change';
    const answer = await ask<OwnAnswer>((onAnswer) => (
      <OwnQuestion differences={differences} onAnswer={onAnswer} />
    ));
    if (answer !== 'back') given.current = { about, answer };
    return answer;
  };
};

export type OwnQuestionState = {
  /** What the account takes over from an order, as its owner decides; `back` when nothing is ordered yet. */
  readonly decide: (
    info: CustomerInfo,
    profile: Profile | undefined,
    ids: PersonIds,
  ) => Promise<ProfileChange | 'back' | undefined>;
};

export const useOwnQuestion = (ask: Ask): OwnQuestionState => {
  const answerTo = useAnswer(ask);
  return {
    decide: async (info, profile, ids) => {
      // Nothing of a profile that could not be read is replaced unseen.
      const change = profile && profileChange(info, profile, ids);
      if (!change) return undefined;
      const answer = await answerTo(info, profile, ids.chosen);
      if (answer === 'back') return 'back';
      return answer === 'keep' ? additionOnly(info, profile, ids) : change;
    },
  };
};
