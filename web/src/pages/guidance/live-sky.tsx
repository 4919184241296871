import type { ReactNode } from 'react';
import { sky as route } from '#domain/wire/guidance.ts';
import { call } from '#web/platform/api-client.ts';
import { SkyDetails, SkyToday } from './sky-today.tsx';
import { guidanceTexts as texts } from './texts.ts';
import { WordsToday } from './words-today.tsx';
import { browserZone } from './zone.ts';

export type LiveSky = { readonly today: ReactNode; readonly words: ReactNode; readonly details: ReactNode };

/** The sky of the visitor's local day; the browser caches the answer until midnight. Throws `ApiError`, `TimeoutError`. */
export const loadSky = async (): Promise<LiveSky> => {
  const sky = await call({ ...route, path: `${route.path}?zone=${encodeURIComponent(browserZone())}` });
  return {
    today: <SkyToday sky={sky} />,
    words: <WordsToday sky={sky} />,
    details: <SkyDetails sky={sky} place={texts.yours} />,
  };
};
