import type { BrowserContext } from 'playwright-core';

/** Pages are told of each sight together with an earlier change, as a busy browser does. */
export const tellChangesAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((changes, observer) => {
          const earlier = changes.map((change) => ({ ...change, isIntersecting: false }));
          tell([...earlier, ...changes], observer);
        }, options);
      }
    };
  });
