import { toShop } from '#domain/merchant/contact.ts';
import { merchant } from '#domain/merchant.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Nous écrire',
  description: `Écrire ${toShop} : formulaire, e-mail, téléphone et heures de notre support. Réponse sous ${merchant.contact.answerHours} heures.`,
  siteMap: { group: 'site', place: 7 },
} satisfies PageFacts;
