import {
  formatDay,
  formatDayTime,
  formatLongDate,
  formatLongDateTime,
  formatShortDateTime,
} from '#domain/dates.ts';
import { ownTimeText } from '#web/texts/own-time.ts';

type Format = (at: Date, zone?: string) => string;

/** The zone of the reader's browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const own =
  (format: Format) =>
  (at: Date, zone = ownZone()): string =>
    format(at, zone);

/** Adds that the hour is the reader's, when it differs from that of the shop. */
const named =
  (format: Format) =>
  (at: Date, zone = ownZone()): string => {
    const local = format(at, zone);
    return local === format(at) ? local : ownTimeText(local);
  };

/** Like the functions of the same name in `dates.ts`, in the reader's own zone. */
export const ownDay = own(formatDay);
export const ownLongDate = own(formatLongDate);
export const ownDayTime = named(formatDayTime);
export const ownLongDateTime = named(formatLongDateTime);
export const ownShortDateTime = named(formatShortDateTime);
