import { normalizeKey } from '#domain/catalogue.ts';
import { pack } from '#domain/the-pack.ts';

/** The small mark of a service, of the pack for unknown keys; decorative. `size` in px. One part has the accent colour of its surroundings. */
export const Emblem = ({ service, size = 48 }: { service: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`/drawings/marks.svg#${normalizeKey(service) ?? pack?.key ?? service}`} />
  </svg>
);
