import type { Ink } from './canvas.ts';

/** The night colours of the shop's tokens: the picture is dark on every background. */
export const night: Ink = [13, 20, 51];
export const ink: Ink = [242, 234, 215];
export const gilt: Ink = [216, 179, 100];
