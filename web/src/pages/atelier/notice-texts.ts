import { merchant } from '#domain/merchant.ts';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import type { Processing } from '#domain/texts/processing.ts';
import { staffProcessings } from '#domain/texts/staff-processing.ts';
import { type LegalEntry, legalDocument, versionOf } from '#web/features/legal/legal-document.ts';

const { company, dataProtection, host } = merchant;

const entry = ({ name, purpose, data, ground, duration, readers }: Processing): LegalEntry => ({
  name,
  facts: [
    { label: 'Ce qui est gardé', text: data },
    { label: 'Pourquoi', text: purpose },
    { label: 'Base légale (RGPD)', text: ground },
    { label: 'Combien de temps', text: duration },
    { label: 'Qui le lit', text: readers },
  ],
});

/** What the shop keeps about its own staff (RGPD, article 13; code du travail, L. 1222-4). A changed text gets a new version. */
export const staffNotice = legalDocument({
  date: versionOf(staffNoticeVersion),
  intro: `${company.name}, ${company.address}, est responsable de ces données. Elles viennent de vous, de la personne qui vous a invité à l'atelier, et de ce que vous y faites.`,
  sections: [
    { heading: 'Ce qui est enregistré', paragraphs: [], entries: staffProcessings.map(entry) },
    {
      heading: "Ce que nous n'en faisons pas",
      paragraphs: [
        "Rien de cette liste ne sert à vous évaluer : l'atelier ne compte ni votre temps ni vos consultations, ne classe personne et ne compare pas les collègues. Aucune décision n'est prise à votre sujet par une machine. Un retard ou des phrases déjà livrées se signalent pour qu'une personne les règle avec vous.",
        "Les minutes d'écriture sont à part : éteintes tant que vous ne les allumez pas dans « Mes réglages », comptées par votre appareil pour vous seul, jamais envoyées, oubliées à la déconnexion.",
        `Ces données sont gardées dans l'Union européenne, chez ${host.name}, notre hébergeur. Elles ne sont ni vendues, ni transmises à d'autres que ces lecteurs.`,
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        "Le nom, l'adresse e-mail et le second facteur sont nécessaires pour entrer à l'atelier. Vos réglages, vos absences et vos passages dépendent de vous.",
        `Vous pouvez lire ces données, les faire corriger ou effacer, en limiter l'usage, en recevoir une copie, et vous opposer à ce qui repose sur l'intérêt légitime : écrivez à notre délégué, ${dataProtection.email}. Nous répondons dans le mois, sans frais.`,
        [
          'Si notre réponse ne vous satisfait pas, vous pouvez ',
          { to: 'https://www.cnil.fr/fr/plaintes', label: 'adresser une réclamation à la CNIL' },
          ', 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
        ],
      ],
    },
  ],
});
