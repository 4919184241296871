import type { PaidKey } from '../catalogue.ts';
import { fr } from '../texts/typography.ts';

/** A customer's review of a report (§2 «Five static testimonials»). */
export type Testimonial = {
  readonly author: string;
  readonly service: PaidKey;
  readonly text: string;
  /** The order or letter of the review (L111-7-2); undefined until the merchant states it. */
  readonly proof: string | undefined;
  readonly sample: boolean;
};

const sample = (author: string, service: PaidKey, text: string): Testimonial => ({
  author,
  service,
  text: fr(text),
  proof: undefined,
  sample: true,
});

/** Merchant content; these are examples that no customer wrote. */
export const testimonials: readonly Testimonial[] = [
  sample(
    'Claire M.',
    'astrologie-occidentale',
    "Je m'attendais à un portrait flatteur. J'ai reçu un texte franc, qui montre la carte à chaque page. Je le relis encore.",
  ),
  sample(
    'Antoine L.',
    'astrologie-chinoise',
    "Je ne connaissais que mon animal. Les quatre piliers m'ont donné des mots pour parler de moi avec mon père.",
  ),
  sample(
    'Julien R.',
    'numerologie',
    "Le calcul est posé, on peut le refaire soi-même. C'est court, c'est net, et la dernière question m'a suivi toute la semaine.",
  ),
  sample(
    'Nadia B.',
    'human-design',
    "J'avais déjà vu mon schéma ailleurs, sans rien y comprendre. Cette fois, on m'a dit quoi en faire le lundi matin.",
  ),
  sample(
    'Sophie D.',
    'pack-complet',
    "Les quatre rapports ne disent pas la même chose, et c'est ce qui m'a plu : chacun éclaire un côté, et je choisis où regarder.",
  ),
];
