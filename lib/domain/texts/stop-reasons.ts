import type { StopReason } from '../mailings.ts';
import { fr } from './typography.ts';

/** How the guidance of an address was stopped, after «arrêtée le …, ». */
export const stopNames = {
  account: fr('dans votre compte'),
  link: fr("par le lien d'un message"),
  'not-me': fr("par « ce n'est pas moi »"),
  bounce: fr('parce que votre boîte a refusé un message'),
  complaint: fr("parce qu'un message a été signalé comme indésirable"),
} as const satisfies Record<StopReason, string>;

/** The refusal of a choice for an address that is not verified. */
export const unverifiedMailings = fr(
  "Confirmez d'abord votre adresse e-mail : avant cela, nous ne savons pas si elle est la vôtre.",
);

const codes = Object.entries(stopNames).map(([code, name]) => `${code} : ${name}`);

/** The name of the stored code in an export: it explains each of them. */
export const stopCodes = fr(`Arrêtée comment (${codes.join(' ; ')})`);
