import { useEffect, useState } from 'react';
import { type Found, lookUpPlaces } from './place-files.ts';
import { placeTexts as texts } from './texts.ts';

/** Milliseconds before the search is announced. */
const patience = 300;

export type Search = {
  /** The last results stay until the next ones come. */
  readonly places: Found['places'];
  /** The other fields concern the present text. */
  readonly named: Found['named'];
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  readonly isSlow: boolean;
};

type Answer = { readonly typed: string; readonly found: Found | undefined };

/** The state of the search for a text; `slow` is the text whose search takes longer than `patience`. */
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

/** The message of the field; undefined when the list shows results. */
export const messageOf = (typed: string, { places, isSettled, hasFailed, isSlow }: Search) => {
  if (typed.trim() === '') return undefined;
  if (hasFailed) return texts.unreachable;
  if (isSlow) return texts.searching;
  return isSettled && places.length === 0 ? texts.none : undefined;
};

/** Searches the text while it is typed. */
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
