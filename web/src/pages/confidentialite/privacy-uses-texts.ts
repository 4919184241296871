import { type Processing, processings } from '#domain/texts/processing.ts';
import type { LegalEntry, LegalLink, LegalSection, LegalWords } from '#web/features/legal/legal-document.ts';
import { actions } from './actions.ts';

/** What the customer can do about a processing, by its name. */
export const ownActions: Readonly<Record<string, LegalLink>> = {
  'Votre compte': actions.close('Fermer mon compte'),
  'Votre consultation': actions.close('Fermer mon compte'),
  'Le registre des accès': actions.orders('Voir qui les a ouvertes'),
  'La guidance du jour': actions.letters('Retirer mon accord'),
  'Vos demandes sur vos données': actions.myData('Télécharger mes données'),
};

const durationOf = ({ name, duration }: Processing): LegalWords => {
  const action = ownActions[name];
  return action ? [`${duration}. `, action] : duration;
};

/** Purpose, stored data, legal ground of article 6 of the GDPR, and retention (article 13; §9 «Data retention»). */
const entry = (processing: Processing): LegalEntry => ({
  name: processing.name,
  facts: [
    { label: 'Finalité', text: processing.purpose },
    { label: 'Données', text: processing.data },
    { label: 'Base légale', text: processing.ground },
    { label: 'Durée', text: durationOf(processing) },
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
