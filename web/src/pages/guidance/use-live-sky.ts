import { useEffect, useState } from 'react';
import type { LiveSky } from './live-sky.tsx';

type State = { readonly live?: LiveSky; readonly hasFailed?: boolean };

/** Replaces the prerendered sky once code and answer are loaded; without them the sky of the build's day stays. */
export const useLiveSky = (): State => {
  const [state, setState] = useState<State>({});
  useEffect(() => {
    let isOver = false;
    const show = (next: State) => !isOver && setState(next);
    import('./live-sky.tsx')
      .then(({ loadSky }) => loadSky())
      .then(
        (live) => show({ live }),
        () => show({ hasFailed: true }),
      );
    return () => {
      isOver = true;
    };
  }, []);
  return state;
};
