import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Conversation',
} satisfies PageFacts;
