import type { ReactNode } from 'react';
import { skyOf } from '../../../drawings/sky.ts';
import { skyWordsOf } from '../../../drawings/sky-words.ts';
import { wheel } from '../../../drawings/wheel.ts';
import { inkedWheels } from '../../../drawings/wheel-file.ts';
import { isUnfolded } from './ephemeris.tsx';
import { HeroSky } from './hero-sky.tsx';

/**
 * The sky over the shop's place at `now`, computed here: the page's own is that of its build, however long ago. What the visitor has
 * unfolded there stays so.
 */
export const todaysSky = (now: Date): ReactNode => {
  const sky = skyOf(now);
  const wheels = inkedWheels(wheel(sky));
  return (
    <HeroSky
      words={skyWordsOf(sky)}
      isUnfolded={isUnfolded()}
      shapesOf={(id) => (
        <g
          transform="translate(400 400)"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          dangerouslySetInnerHTML={{ __html: wheels[id] }}
        />
      )}
    />
  );
};
