import { guaranteeDays, statutoryDays } from '#domain/withdrawal.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Renoncer au contrat',
  description: `Renoncer à une commande en ligne pendant ${statutoryDays}\u00a0jours, ${guaranteeDays} pour un pack, sans motif et sans frais : accusé de réception par e-mail et remboursement intégral.`,
  siteMap: { group: 'orders', place: 4 },
} satisfies PageFacts;
