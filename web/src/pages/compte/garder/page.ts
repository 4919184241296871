import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'unlisted',
  title: 'Garder mon compte',
} satisfies PageFacts;
