import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Qui a consulté mes données',
} satisfies PageFacts;
