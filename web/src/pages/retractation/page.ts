import { packGuarantee } from '#domain/texts/pack-guarantee.ts';
import { statutoryDays } from '#domain/withdrawal.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Renoncer au contrat',
  description: `Renoncer à une commande en ligne pendant ${statutoryDays}\u00a0jours${packGuarantee('un')}, sans motif et sans frais : accusé de réception par e-mail et remboursement intégral.`,
  siteMap: { group: 'orders', place: 4 },
  words: {
    intro: `${statutoryDays}\u00a0jours pour changer d’avis${packGuarantee('un')}, sans motif et sans frais. Le remboursement est intégral.`,
  },
} satisfies PageFacts;
