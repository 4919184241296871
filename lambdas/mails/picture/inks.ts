import { night as colours } from '#lib/drawings/colours.ts';
import type { Ink } from './canvas.ts';

const inkOf = (colour: string): Ink => {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** Night colours: the picture is dark on every background. */
export const night = inkOf(colours.paper);
export const ink = inkOf(colours.ink);
export const gilt = inkOf(colours.gilt);
