import type { PageFacts } from '#web/shell/page-facts.ts';
import { monCielTexts } from './texts.ts';

export default {
  kind: 'public',
  title: monCielTexts.title,
  description:
    'Votre roue, vos piliers, votre schéma ou vos nombres, dessinés dans votre navigateur : gratuit, sans compte, et rien n’est envoyé.',
  siteMap: { group: 'site', place: 3.5 },
} satisfies PageFacts;
