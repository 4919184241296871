import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Guidance du jour',
  description:
    'Le ciel d’aujourd’hui, phase de la Lune et signes, et un message écrit d’après lui : offert, une fois par jour, par e-mail et sans compte.',
  siteMap: { group: 'site', place: 3 },
} satisfies PageFacts;
