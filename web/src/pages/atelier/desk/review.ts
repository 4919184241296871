import { createContext, useCallback, useContext, useEffect } from 'react';
import type { ReadingState } from '#domain/wire/readings.ts';
import { type Loaded, useLoaded } from '#web/platform/use-loaded.ts';
import type { PartKey } from '../api.ts';

/** Milliseconds between two looks at what the colleague says, while the tab is shown. */
const refreshEvery = 60_000;

export type Review = Loaded<ReadingState>;
const nothing: Review = {
  data: undefined,
  error: undefined,
  reload: () => undefined,
  change: () => undefined,
};
const ReviewContext = createContext(nothing);
export const ReviewProvider = ReviewContext.Provider;
export const useReview = (): Review => useContext(ReviewContext);

/** Who reads the draft beside its expert, and what they say of it. */
export const useLoadedReview = ({ order_id, service }: PartKey): Review => {
  const load = useCallback(
    // Most drafts are read by nobody else: the desk opens without it.
    async (signal: AbortSignal) =>
      (await import('./review-api.ts')).loadReview({ order_id, service }, signal),
    [order_id, service],
  );
  const review = useLoaded(load, true);
  const { reload } = review;
  const isRead = review.data?.reading !== undefined;
  useEffect(() => {
    const refresh = () => isRead && document.visibilityState === 'visible' && reload();
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isRead, reload]);
  return review;
};

/** What the expert has not seen to. */
export const openComments = ({ data }: Review): number =>
  data?.comments.filter(({ done }) => !done).length ?? 0;
