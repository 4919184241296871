import type { OpenPart } from '#domain/atelier.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import type { Delivery } from '../use-delivery.ts';

export type DeskProps = {
  part: OpenPart;
  me: { readonly id: string };
  now: Date;
  /** The way from the typeset report to its customer. */
  delivery: Delivery;
  /** What was chosen in the dossier while this page is open; the draft takes it over. */
  chosen: Conventions | undefined;
};
