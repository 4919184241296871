/** What pages say in the owner's voice: `lib/content/pages.json`. */
import * as z from 'zod/mini';
import { pageNames } from '#domain/filled.ts';
import { filled, filledLine, text, titled } from './fields.ts';

const line = (title: string) => filledLine(title, pageNames);
const words = (title: string) => filled(title, pageNames);
const voices = (title: string) =>
  titled(title, z.strictObject({ first: line('première voix'), second: line('seconde voix') }));
const entries = (title: string) =>
  titled(
    title,
    z.array(z.strictObject({ title: line('titre'), text: words('texte') })).check(z.minLength(1)),
  );
const description = words('description pour les moteurs de recherche');
const headed = { title: line('titre'), intro: words('introduction') };

/** What the pages say in the owner's voice; each of these is a module of its own, so that a page loads nothing of another. */
export const pagesSchema = z.strictObject({
  share: titled(
    'lien partagé et application',
    z.strictObject({
      app: text('nom sous l’icône'),
      lines: titled(
        'petites lignes de l’image, deux au plus',
        z.array(text('ligne')).check(z.minLength(1), z.maxLength(2)),
      ),
      alt: words('description de l’image'),
    }),
  ),
  home: titled(
    'accueil',
    z.strictObject({
      title: voices('titre, aussi celui de l’image partagée'),
      description,
      lede: words('chapeau'),
      consultations: titled('les consultations', z.strictObject(headed)),
      experts: titled(
        'les experts',
        z.strictObject({ title: voices('titre'), intro: words('introduction') }),
      ),
      why: titled('pourquoi nous', z.strictObject({ ...headed, facts: entries('raisons') })),
      closing: titled('fin de page', z.strictObject({ title: voices('titre'), text: words('texte') })),
    }),
  ),
  services: titled('nos services', z.strictObject({ description, intro: words('introduction') })),
  experts: titled('nos experts', z.strictObject({ intro: words('introduction') })),
  about: titled(
    'à propos',
    z.strictObject({
      description,
      intro: words('introduction'),
      story: titled('histoire', z.strictObject(headed)),
      method: titled('méthode', z.strictObject({ ...headed, steps: entries('étapes') })),
      limits: titled('limites', z.strictObject({ ...headed, entries: entries('refus') })),
    }),
  ),
  examples: titled('exemples de rapports', z.strictObject({ description, intro: words('introduction') })),
  sky: titled('mon ciel', z.strictObject({ description })),
  guidance: titled(
    'guidance du jour',
    z.strictObject({
      services: words('sous « Découvrir les consultations »'),
      examples: words('sous « Lire des rapports entiers »'),
    }),
  ),
  footer: titled(
    'bas de page',
    z.strictObject({ networks: titled('réseaux sociaux annoncés', z.array(text('réseau'))) }),
  ),
  mail: titled('e-mails', z.strictObject({ guidance: text('titre de la lecture dans la guidance') })),
});
