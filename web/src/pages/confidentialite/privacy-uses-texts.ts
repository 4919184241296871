import { type Processing, processings } from '#domain/texts/processing.ts';
import type { LegalEntry, LegalSection } from '#web/features/legal/legal-document.ts';

/** Stored data, purpose, legal ground of article 6 of the GDPR, and retention (§9 «Data retention»). */
const entry = ({ name, data, ground, duration }: Processing): LegalEntry => ({
  name,
  facts: [
    { label: 'Données', text: data },
    { label: 'Base légale', text: ground },
    { label: 'Durée', text: duration },
  ],
});

export const privacyUses: readonly LegalSection[] = [
  {
    heading: 'Ce que nous gardons, et pourquoi',
    paragraphs: [
      "Nous ne demandons que ce qui est nécessaire. Les champs obligatoires sont indiqués ; sans eux, la commande ou la réponse est impossible. Ne nous confiez aucune donnée sur votre santé, vos opinions ou vos croyances : la consultation n'en a pas besoin.",
    ],
    entries: processings.map(entry),
  },
  {
    heading: "Ce que nous n'en faisons pas",
    paragraphs: [
      "Aucune publicité, aucun profil commercial, aucune mesure de lecture dans nos e-mails. Aucune décision n'est prise à votre sujet par une machine : les consultations sont écrites par une personne.",
    ],
  },
];
