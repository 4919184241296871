import { defaultZone, zoneOrDefault } from '#domain/guidance/zones.ts';

/** What browsers answer that do not know where they are. */
const unknown = 'Etc/Unknown';

const namedByBrowser = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's time zone (IANA), Réunion's where the browser names none (§9). */
export const browserZone = (named: string | undefined = namedByBrowser()): string =>
  named && named !== unknown ? zoneOrDefault(named) : defaultZone;
