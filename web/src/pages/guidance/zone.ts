import { defaultZone } from '#domain/guidance/zones.ts';

/** Browsers have it since 2025; TypeScript's library does not yet. */
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/** The first formatter of a page takes a phone 70 ms. */
const namedByBrowser = (): string =>
  typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();

/** The answers of browsers that do not know their zone; others name an offset, which is not a zone either. */
const isPlace = (name: string | undefined): name is string =>
  name !== undefined && name !== 'Etc/Unknown' && /^[A-Za-z]/.test(name);

/** The visitor's time zone (IANA), or Réunion's when the browser names none (§9); the server replaces an unknown one too. */
export const browserZone = (named: string | undefined = namedByBrowser()): string =>
  isPlace(named) ? named : defaultZone;
