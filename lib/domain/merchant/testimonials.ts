import type { PaidKey } from '../catalogue.ts';
import { fr } from '../texts/typography.ts';

/** A customer's review of a report (§2 «Five static testimonials»). */
export type Testimonial = {
  readonly author: string;
  readonly service: PaidKey;
  readonly text: string;
  /** The days (YYYY-MM-DD) of the delivery and of the publication, which stand beside the review (D111-17). */
  readonly delivered: string;
  readonly published: string;
  /** The order or letter of the review (L111-7-2); undefined until the merchant states it. */
  readonly proof: string | undefined;
  readonly sample: boolean;
};

type Days = Pick<Testimonial, 'delivered' | 'published'>;

const sample = (author: string, service: PaidKey, text: string, days: Days): Testimonial => ({
  author,
  service,
  text: fr(text),
  ...days,
  proof: undefined,
  sample: true,
});

/** Merchant content; these are examples that no customer wrote. */
export const testimonials: readonly Testimonial[] = [
  sample(
    'Claire M.',
    'astrologie-occidentale',
    "Je m'attendais à un portrait flatteur. J'ai reçu un texte franc, qui montre la carte à chaque page. Je le relis encore.",
    { delivered: '2026-07-02', published: '2026-08-04' },
  ),
  sample(
    'Antoine L.',
    'astrologie-chinoise',
    "Je ne connaissais que mon animal. Les quatre piliers m'ont donné des mots pour parler de moi avec mon père.",
    { delivered: '2026-08-19', published: '2026-09-21' },
  ),
  sample(
    'Julien R.',
    'numerologie',
    "Le calcul est posé, on peut le refaire soi-même. C'est court, c'est net, et la dernière question m'a suivi toute la semaine.",
    { delivered: '2026-09-10', published: '2026-10-12' },
  ),
  sample(
    'Nadia B.',
    'human-design',
    "J'avais déjà vu mon schéma ailleurs, sans rien y comprendre. Cette fois, on m'a dit quoi en faire le lundi matin.",
    { delivered: '2026-06-05', published: '2026-07-08' },
  ),
  sample(
    'Sophie D.',
    'pack-complet',
    "Les quatre rapports ne disent pas la même chose, et c'est ce qui m'a plu : chacun éclaire un côté, et je choisis où regarder.",
    { delivered: '2026-09-25', published: '2026-10-27' },
  ),
];
