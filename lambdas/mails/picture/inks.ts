import type { Ink } from './canvas.ts';

/** The night of the shop's tokens, whatever the client's ground: a plate of sky in the message. */
export const night: Ink = [13, 20, 51];
export const ink: Ink = [242, 234, 215];
export const gilt: Ink = [216, 179, 100];
