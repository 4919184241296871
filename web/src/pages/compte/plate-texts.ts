import type { Birth } from '#domain/births/birth.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { fr } from '#domain/texts/typography.ts';
import { listed } from '#web/features/account/listed.ts';
import { type PlateStage, stages } from './plate.ts';

const layers = {
  wheel: ['le cercle', 'les maisons', 'les aspects'],
  other: ['la trame', 'les repères', 'les liens'],
} as const;

const whys = {
  circle: fr("La commande est payée ; le reste est au crayon jusqu'à ce qu'un expert la prenne."),
  houses: fr('Un expert a pris sa part ; le reste est encore au crayon.'),
  aspects: fr('La rédaction est en cours ; la dernière encre viendra avec la livraison.'),
  full: 'Toute la commande est livrée.',
} satisfies Record<PlateStage, string>;

/** Undefined where nothing can be drawn; houses and aspects are named only where the instant gives houses. */
const inked = (stage: PlateStage, services: readonly Discipline[], birth?: Birth): string | undefined => {
  const isRead = birth !== undefined && (birth.utc ?? birth.place.zone) !== undefined;
  if (!isRead && !services.includes('numerologie')) return undefined;
  if (stage === 'full') return 'À pleine encre';
  const hasHouses = isRead && birth.utc !== null && services.includes('astrologie-occidentale');
  const names = layers[hasHouses ? 'wheel' : 'other'];
  return fr(`Tracé : ${listed(names.slice(0, stages.indexOf(stage) + 1))}`);
};

export const inkTexts = { inked, why: whys } as const;
