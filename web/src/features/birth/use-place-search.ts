import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  type FoundPlaces,
  findPlaces,
  placeFileName,
  placeFileSchema,
  placeIndexName,
} from '#domain/births/place-files.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import { placeTexts as texts } from './texts.ts';

/** The hash of the data; the build inserts it. */
declare const PLACES_HASH: string;

const limit = 10_000;

/** Reads a file of the site by its name. */
type Read = (name: string) => Promise<unknown>;

/** The number of places shown at once. */
export const mostShown = 8;

const indexSchema = z.array(z.string());

/** Reads each file once; a failed one is read again. */
const remember = <Content>(read: (name: string) => Promise<Content>) => {
  const known = new Map<string, Promise<Content>>();
  return (name: string): Promise<Content> => {
    const loading = known.get(name) ?? read(name);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
};

/** Creates the search in the files. */
export const createLookUp = (hash: () => string, read: Read) => {
  const loadIndex = remember(async (name) => indexSchema.parse(await read(name)));
  const loadFile = remember(async (name) => placeFileSchema.parse(await read(name)));
  return async (typed: string): Promise<FoundPlaces> => {
    const prefixes = await loadIndex(placeIndexName(hash()));
    return findPlaces(typed, prefixes, (prefix) => loadFile(placeFileName(hash(), prefix)), mostShown);
  };
};

/** Only the name of a file leaves the browser. */
const fetchFile: Read = (name) =>
  withTimeLimit(limit, undefined, async (signal) => {
    const response = await fetch(`/assets/${name}`, { signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  });

const lookUpPlaces = createLookUp(() => PLACES_HASH, fetchFile);

/** Milliseconds before the search is announced. */
const patience = 300;

type Search = {
  /** The last results stay until the next ones come. */
  readonly places: FoundPlaces['places'];
  /** The other fields concern the present text. */
  readonly meant: FoundPlaces['meant'];
  readonly isAsked: boolean;
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
  readonly isSlow: boolean;
};

type Answer = { readonly typed: string; readonly found: FoundPlaces | undefined };

/** The state of the search for a text; `slow` is the text whose search takes longer than `patience`. */
export const searchOf = (typed: string, answer: Answer | undefined, slow: string | undefined): Search => {
  const isSettled = answer?.typed === typed;
  return {
    places: answer?.found?.places ?? [],
    meant: isSettled ? answer.found?.meant : undefined,
    isAsked: isSettled && answer.found?.isAsked === true,
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
    const tell = (found?: FoundPlaces) => {
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
