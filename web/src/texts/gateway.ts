import { errorTexts } from '#domain/texts/errors.ts';
import { fr } from '#domain/texts/typography.ts';

/** What the customer reads when something before the shop's functions refuses a call: its own answer is none of ours. */
export const gatewayTexts = {
  /** The authorizer. */
  signed_out: errorTexts.signed_out,
  /** The firewall of the CDN, whose answer is a page. */
  blocked: fr(
    "Notre pare-feu a arrêté cet envoi, à cause d'un passage inhabituel ou du réseau que vous utilisez. Rien n'est enregistré. Modifiez le passage ou changez de réseau, ou écrivez-nous.",
  ),
  /** The throttling. */
  too_many: errorTexts.too_many,
  unexpected: errorTexts.unexpected,
} as const;
