import { owner } from '#domain/owner.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Nous écrire',
  description: `Écrire à ${owner.shopName} : formulaire, e-mail, téléphone et heures de notre support. Réponse sous ${owner.contact.answerHours} heures.`,
  siteMap: { group: 'site', place: 7 },
} satisfies PageFacts;
