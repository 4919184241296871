/** The sky of the guidance page, and the rules of the links in its mail. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { composeGuidance } from '#domain/guidance/compose.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { skyAnswerOf } from '#domain/guidance/sky-answer.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { litPart } from '#lib/drawings/moon-phase.ts';
import { SkyDetails, SkyToday } from '#web/pages/guidance/sky-today.tsx';
import guidanceParts from '#web/pages/guidance/static.tsx';
import { failureOf, readStopLink } from '#web/pages/guidance/stop/stop.ts';
import { WordsToday } from '#web/pages/guidance/words-today.tsx';
import { ApiError, offlineError } from '#web/platform/errors.ts';
import { moonOf } from '../../../../web/drawings/moon-plate.ts';

const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');

describe('the links of the mail', () => {
  const token = 'A'.repeat(43);

  it('stop, or refuse when another person asked; a broken one sends nothing', () => {
    expect(readStopLink(`?token=${token}`)).toEqual({ token, action: 'stop' });
    expect(readStopLink(`?token=${token}&reason=not-me`)).toEqual({ token, action: 'refuse' });
    for (const search of ['', '?token=', `?token=${token}A`])
      expect(readStopLink(search).token).toBeUndefined();
  });

  it('a dead link is shown as such, any other failure can be tried again', () => {
    const { code, message, status } = new ShopError('link_invalid');
    const dead = new ApiError(code, message, status);
    expect(failureOf(dead, 'stop')).toEqual({ kind: 'dead' });
    expect(failureOf(offlineError(), 'resume')).toMatchObject({ kind: 'failed', action: 'resume' });
  });
});

describe('the sky of the page', () => {
  const sky = skyAnswerOf('Europe/Paris', '2026-11-21');

  it('shows the day, the lit part, the signs of Moon and Sun, and then the rest', () => {
    const above = words(renderToStaticMarkup(<SkyToday sky={sky} />));
    expect(above).toMatch(
      /Samedi 21 novembre 2026 .*Lune gibbeuse croissante éclairée à 8\d % .*Lune en Bélier 1\d°.*Soleil en Scorpion 2\d°/,
    );
    const below = words(renderToStaticMarkup(<SkyDetails sky={sky} place="À midi, heure de Paris." />));
    expect(below).toMatch(/Pleine Lune mardi 24 novembre 2026 à 15 h 5/);
    expect(below).not.toContain('Soleil en Scorpion');
  });

  it('shows the Moon of each day of the month, and marks today', () => {
    const below = renderToStaticMarkup(<SkyDetails sky={sky} place="À midi, heure de Paris." />);
    expect(words(below)).toContain('La Lune de novembre');
    const days = [...below.matchAll(/<li( aria-current="date")?>.*?<\/li>/g)];
    expect(days.map(([day]) => Number(/\d+/.exec(words(day))?.[0]))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(days.flatMap(([, isToday], index) => (isToday ? [index + 1] : []))).toEqual([21]);
    // New on the 9th, full on the 24th (Naval Observatory).
    expect(words(days[8]?.[0] ?? '')).toContain('9 , éclairée à 0 %');
    expect(words(days[23]?.[0] ?? '')).toContain('24 , éclairée à 100 %');
    expect(
      words(renderToStaticMarkup(<SkyDetails sky={skyAnswerOf('UTC', '2026-08-31')} place="" />)),
    ).toContain('La Lune d’août');
  });

  it('draws the Moon, and describes it for screen readers', () => {
    const markup = renderToStaticMarkup(<SkyToday sky={sky} />);
    expect(words(/aria-label="([^"]*)"/.exec(markup)?.[1] ?? '')).toMatch(
      /^Dessin de la Lune : Lune gibbeuse croissante en Bélier, éclairée à 8\d %$/,
    );
    expect(markup).toContain('/drawings/glyphs.svg#aries');
  });

  it('covers the part in shadow, and points to the day of the lunation', () => {
    expect(moonOf(90).dark).toBe(litPart([200, 200], 142, 270));
    expect([0, 90, 180, 270].map((phase) => moonOf(phase).now)).toEqual([
      { cx: '200', cy: '8' },
      { cx: '392', cy: '200' },
      { cx: '200', cy: '392' },
      { cx: '8', cy: '200' },
    ]);
  });
});

describe('the words of the day', () => {
  const sky = skyAnswerOf('Europe/Paris', '2026-11-21');

  it('are those of a mail without a birth', () => {
    const { opening, moon, planets, readings, gesture, closing } = composeGuidance(
      skyOfDay('Europe/Paris', '2026-11-21'),
    );
    const said = words(renderToStaticMarkup(<WordsToday sky={sky} />));
    const all = [opening, ...moon, planets, ...readings.map(({ text }) => text), gesture, closing];
    for (const text of all) expect(said).toContain(words(text));
    expect(said).toMatch(/Samedi 21 novembre 2026 .*Lune gibbeuse.* La Lune .*Le geste du jour/);
  });

  it('leave out the planets of a quiet day', () => {
    const quiet = { ...sky, words: { ...sky.words, planets: '' } };
    expect(words(renderToStaticMarkup(<WordsToday sky={quiet} />))).not.toContain('les planètes');
  });

  it('stand beside their author and the drawn signature; ways to more follow', () => {
    const author = renderToStaticMarkup(guidanceParts['guidance-author']());
    expect(words(author)).toContain('Textes écrits par Hélène Vasseur');
    expect(author).toContain('signatures.svg#helene-vasseur');
    const ways = renderToStaticMarkup(guidanceParts['guidance-ways']());
    expect([...ways.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/mon-ciel',
      '/services',
      '/exemples',
    ]);
  });
});
