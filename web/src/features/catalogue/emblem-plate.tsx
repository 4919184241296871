import type { PaidKey } from '#domain/catalogue.ts';

/** The large engraved emblem of a service, decorative. */
export const EmblemPlate = ({ service, className }: { service: PaidKey; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 400 400" aria-hidden="true">
    <use href={`/drawings/emblems.svg#${service}`} />
  </svg>
);
