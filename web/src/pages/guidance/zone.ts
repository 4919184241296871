import { defaultZone } from '#domain/guidance/zones.ts';

/** Of browsers since 2025; TypeScript's library does not have it yet. */
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/** The first formatter of a page takes a phone 70 ms. */
const namedByBrowser = (): string =>
  typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();

/** What browsers answer that do not know where they are; others name an offset, which is no zone of people. */
const isPlace = (name: string | undefined): name is string =>
  name !== undefined && name !== 'Etc/Unknown' && /^[A-Za-z]/.test(name);

/** The visitor's time zone (IANA), Réunion's where the browser names none (§9); the server reads an unknown one so, too. */
export const browserZone = (named: string | undefined = namedByBrowser()): string =>
  isPlace(named) ? named : defaultZone;
