import { useEffect, useState } from 'react';
import { type Found, lookUpPlaces } from './place-files.ts';
import { placeTexts as texts } from './texts.ts';

/** Shorter searches are not spoken of. */
const patience = 300;

export type Search = {
  /** Of the last answer, which stay while the next one is awaited. */
  readonly places: Found['places'];
  /** The rest is of this very text. */
  readonly named: Found['named'];
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  readonly isSlow: boolean;
};

type Answer = { readonly typed: string; readonly found: Found | undefined };

/** What is known of a text from the last answer; `slow` is the text that has taken longer than our patience. */
export const searchOf = (typed: string, answer: Answer | undefined, slow: string | undefined): Search => {
  const isSettled = answer?.typed === typed;
  return {
    places: answer?.found?.places ?? [],
    named: isSettled ? answer.found?.named : undefined,
    isSettled,
    hasFailed: isSettled && answer.found === undefined,
    isSlow: !isSettled && slow === typed,
  };
};

/** What the field says of its search; undefined when the list says it. */
export const messageOf = (typed: string, { places, isSettled, hasFailed, isSlow }: Search) => {
  if (typed.trim() === '') return undefined;
  if (hasFailed) return texts.unreachable;
  if (isSlow) return texts.searching;
  return isSettled && places.length === 0 ? texts.none : undefined;
};

/** Looks a text up as it is typed. */
export const usePlaceSearch = (typed: string, isWanted: boolean): Search => {
  const [answer, setAnswer] = useState<Answer>();
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const timer = setTimeout(() => setSlow(typed), patience);
    const tell = (found?: Found) => {
      clearTimeout(timer);
      if (!isOver) setAnswer({ typed, found });
    };
    lookUpPlaces(typed).then(tell, () => tell());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, isWanted]);
  return searchOf(typed, answer, slow);
};
