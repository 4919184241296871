import { epochSeconds } from '#domain/dates.ts';
import { expiresParameter } from '#domain/links.ts';

/** The query of a mailed link; `purpose` is the parameter by which its page shows what the link does. */
export const linkQuery = (token: string, expiresAt: Date, purpose: Record<string, string> = {}): string =>
  `${new URLSearchParams({ token, ...purpose, [expiresParameter]: `${epochSeconds(expiresAt)}` })}`;
