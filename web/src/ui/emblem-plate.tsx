import type { paidKeys } from '#domain/catalogue.ts';
import { classes } from '#web/ui/classes.ts';

type EmblemPlateProps = { service: (typeof paidKeys)[number]; className?: string | undefined };

/** The large engraved emblem of a service, decorative. */
export const EmblemPlate = ({ service, className }: EmblemPlateProps) => (
  <svg className={classes('drawing', className)} viewBox="0 0 400 400" aria-hidden="true">
    <use href={`/drawings/emblems.svg#${service}`} />
  </svg>
);
