import { useEffect, useState } from 'react';
import { formatTime } from '#domain/dates.ts';
import { bearMiddle, hourTurn } from '#domain/guidance/sky/hour-turn.ts';
import { hourSkyTexts as texts } from '#web/texts/hour-sky.ts';

/**
 * The Great Bear, of which a star is missing, as it stands over the shop's place when one arrives. It does not move, and without
 * scripts north is at its top.
 */
export const HourSky = () => {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const turn = now && `rotate(${Math.round(hourTurn(bearMiddle, now))} 320 320)`;
  return (
    <>
      <svg className="drawing" viewBox="0 0 640 640" aria-hidden="true">
        <g transform={turn}>
          <use href="/drawings/etoile-absente.svg#etoile-absente" />
        </g>
      </svg>
      <figcaption className="meta">{now ? texts.at(formatTime(now)) : texts.still}</figcaption>
    </>
  );
};
