/** What the owner writes of a service in `lib/services/<key>/`; each title is the name of the field in its errors. */
import * as z from 'zod/mini';
import { accents } from '#domain/accents.ts';
import { charts } from '#domain/chart-kinds.ts';
import { count, day, key, proof, prose, range, sample, text, titled } from './fields.ts';

const inCents = (price: number): boolean => Number.isInteger(Math.round(price * 1e4) / 100);

const price = () =>
  titled('prix TTC', z.number().check(z.positive(), z.refine(inCents, 'deux décimales au plus')));

const shared = {
  order: count('rang dans les listes'),
  name: text('nom'),
  invoiced: text('désignation sur les factures'),
  price: price(),
  coming: titled('prix à venir', z.optional(z.strictObject({ from: day('à partir du'), price: price() }))),
  writing: range('heures de rédaction'),
  delivery: range('heures jusqu’à la livraison'),
  format: text('format'),
  accent: titled('couleur', z.enum(accents)),
  former: titled('anciens noms dans les liens', z._default(z.array(key('ancien nom')), [])),
  summary: prose('résumé'),
  description: prose('description'),
  contents: titled('contenu', z.array(prose('ligne du contenu')).check(z.minLength(1))),
  advice: prose('conseil'),
};

const section = z.strictObject({
  id: key('nom de la section'),
  kind: titled('sorte de page', z._default(z.enum(['chapter', 'plate']), 'chapter')),
  title: text('titre'),
  second: titled('titre, seconde voix', z._default(z.string(), '')),
  promise: titled(
    'ligne du contenu qu’elle tient, 0 pour aucune',
    z._default(z.int().check(z.nonnegative()), 0),
  ),
});

export const readingSchema = z.strictObject({
  ...shared,
  sale: titled('vente', z._default(z.enum(['open', 'closed', 'hidden']), 'open')),
  pages: range('pages'),
  chart: titled('carte calculée', z.optional(z.enum(charts))),
  birth: titled('demande une naissance', z.boolean()),
  report: text('titre du rapport'),
  writers: text('ses experts, au pluriel'),
  outline: titled('plan du rapport', z.array(section).check(z.minLength(1))),
});
export type WrittenReading = z.output<typeof readingSchema>;

export const packSchema = z.strictObject({
  ...shared,
  sale: titled('vente', z._default(z.enum(['open', 'hidden']), 'open')),
  meeting: titled('ce que la réunion des exemples ajoute', z.optional(prose('réunion'))),
  parts: titled('consultations réunies', z.array(key('consultation')).check(z.minLength(2))),
});
export type WrittenPack = z.output<typeof packSchema>;

const signature = z.strictObject({ sample, outline: prose('tracé') });
const expert = z.strictObject({
  name: text('nom'),
  sample,
  experience: titled('années de pratique', z.int().check(z.nonnegative())),
  rating: titled('note sur 5', z.number().check(z.gte(0), z.lte(5))),
  proof,
  capacity: count('rapports par jour'),
  portrait: titled('portrait', z.optional(z.string())),
  quote: prose('citation'),
  description: prose('description'),
  story: titled('histoire', z.array(prose('paragraphe')).check(z.minLength(1))),
  signature: titled('signature', z.optional(signature)),
});
export const expertsSchema = titled('experts', z.array(expert).check(z.minLength(1)));
export type WrittenExperts = z.output<typeof expertsSchema>;

export const examplesSchema = z.array(
  z.strictObject({
    id: key('nom du fichier'),
    sample,
    title: text('titre'),
    about: prose('personne'),
    pages: count('pages'),
    shown: titled('sections montrées', z.optional(z.array(key('section')))),
    home: titled('section montrée à l’accueil', z.optional(key('section'))),
  }),
);
export type WrittenExamples = z.output<typeof examplesSchema>;

/** The files of a service's folder; it draws its own emblem where it has one. */
export const serviceFiles = (key: string) => {
  const folder = `lib/services/${key}`;
  return {
    folder,
    service: `${folder}/service.json`,
    experts: `${folder}/experts.json`,
    examples: `${folder}/examples.json`,
    emblem: `${folder}/emblem.ts`,
  };
};
