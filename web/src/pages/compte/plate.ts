/** «Votre carte» is inked as the order goes on; what is not inked yet stands in pencil. */
import type { Birth } from '#domain/births/birth.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { fr } from '#domain/texts/typography.ts';
import { listed } from '#web/features/account/listed.ts';

const stages = ['circle', 'houses', 'aspects', 'full'] as const;
export type PlateStage = (typeof stages)[number];

/** Paid: the circle; taken by a first expert: the houses; in writing by all of them: the aspects; delivered: everything. */
export const plateStageOf = ({ status, parts }: Pick<Order, 'status' | 'parts'>): PlateStage => {
  if (status === 'delivered') return 'full';
  const open = parts.filter((part) => !(part.withdrawn_at ?? part.refunded_at));
  const waiting = open.filter(({ state }) => state === 'waiting').length;
  if (waiting === open.length) return 'circle';
  return waiting > 0 ? 'houses' : 'aspects';
};

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

export const plateTexts = { inked, why: (stage: PlateStage) => whys[stage] } as const;
