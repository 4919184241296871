import { furthestOffset } from './birth.ts';

/** Reads and writes an offset from UTC as people type it. */

/** «+04:00», «-3:30», «UTC+2», «+0:19:32», «+ 5 h 30» */
const pattern = /^(?:utc|gmt)?\s*([+−–-])\s*(\d{1,2})(?:\s*(?::|h)\s*(?:(\d{2})(?::(\d{2}))?)?)?$/i;

/** Seconds east of UTC; undefined for a text that is not an offset. */
export const readOffset = (text: string): number | undefined => {
  const [, sign, hours = '', minutes = '0', seconds = '0'] = pattern.exec(text.trim()) ?? [];
  if (sign === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > furthestOffset) return undefined;
  return sign === '+' || size === 0 ? size : -size;
};

/** «+04:00», «−03:30», «+00:19:32» */
export const writeOffset = (offsetSeconds: number): string => {
  const size = Math.abs(offsetSeconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60];
  const clock = [hours, minutes, ...(seconds > 0 ? [seconds] : [])].map(two).join(':');
  return `${offsetSeconds < 0 ? '−' : '+'}${clock}`;
};
