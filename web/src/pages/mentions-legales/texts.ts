import { sans, serif } from '#content/faces.ts';
import { merchant } from '#domain/merchant.ts';
import { legalDocument, versionOf } from '#web/features/legal/legal-document.ts';

const { company, contact, host, mediator, dataProtection } = merchant;

/** /mentions-legales: the information that the LCEN and the code de la consommation require of a shop. */
export const notices = legalDocument({
  date: versionOf('2026-11-24'),
  intro: `Qui édite le site ${merchant.shopName}, qui l'héberge et comment nous joindre.`,
  sections: [
    {
      heading: 'Éditeur',
      paragraphs: [`Le site est édité par ${company.name}.`],
      list: [
        `Forme : ${company.legalForm}`,
        `Capital : ${company.capital}`,
        `Siège : ${company.address}`,
        `Immatriculation : ${company.registration}`,
        `TVA : ${company.vat.mention}`,
        `Direction de la publication : ${company.director}`,
      ],
    },
    {
      heading: 'Nous joindre',
      paragraphs: [`Nous répondons aux e-mails sous ${contact.answerHours} h. L'appel n'est pas surtaxé.`],
      list: [
        `E-mail : ${contact.email}`,
        `Téléphone : ${contact.phone}, ${contact.hours}`,
        `Courrier : ${company.name}, ${company.address}`,
        `Données personnelles : ${dataProtection.email}`,
      ],
    },
    {
      heading: 'Hébergement',
      paragraphs: [`Le site et ses données sont hébergés dans l'Union européenne par ${host.name}.`],
      list: [`Adresse : ${host.address}`, `Téléphone : ${host.phone}`],
    },
    {
      heading: 'Médiation de la consommation',
      paragraphs: [
        `Si notre réponse à votre réclamation écrite ne vous satisfait pas, vous pouvez saisir gratuitement, dans l'année qui suit, le médiateur dont nous relevons (articles L. 612-1 et L. 616-1 du code de la consommation) : ${mediator.name}, ${mediator.address}, ${mediator.site}.`,
      ],
    },
    {
      heading: 'Propriété intellectuelle',
      paragraphs: [
        "Les textes, les dessins, la mise en page et le nom du site nous appartiennent ou sont utilisés avec l'accord de leurs auteurs. Leur reproduction, en tout ou en partie, demande notre accord écrit, hors courte citation et usage privé.",
        `Les polices ${serif} et ${sans} sont publiées sous la licence SIL Open Font. Les positions des astres sont calculées avec la bibliothèque libre Astronomy Engine.`,
      ],
    },
    {
      heading: 'Données des lieux de naissance',
      paragraphs: [
        'La liste des lieux réunit trois sources, que nous avons assemblées, et une histoire des heures légales :',
      ],
      list: [
        'GeoNames (geonames.org), pour les lieux du monde, sous licence Creative Commons Attribution 4.0 (creativecommons.org/licenses/by/4.0)',
        'La Poste et IGN, Base officielle des codes postaux, pour les coordonnées des communes, sous Licence Ouverte 2.0',
        'Etalab, Découpage administratif, d’après l’INSEE, pour les noms des communes actuelles et anciennes, sous Licence Ouverte 2.0',
        'tz, édition 2025b, pour les heures légales depuis 1900, dans le domaine public',
      ],
    },
    {
      heading: 'Accessibilité',
      paragraphs: [
        "Le site est conçu pour respecter le niveau AA des règles WCAG 2.2, reprises par la norme EN 301 549 (article L. 412-13 du code de la consommation) : il se parcourt au clavier et avec un lecteur d'écran, s'agrandit jusqu'à 400 % et suit le réglage clair ou sombre de votre appareil.",
        `Une page, un e-mail ou un document vous résiste ? Écrivez-nous à ${contact.email} ou appelez le ${contact.phone} : nous vous donnons l'information sous une autre forme et corrigeons le défaut. Sans réponse satisfaisante, vous pouvez vous adresser à la DGCCRF (signal.conso.gouv.fr).`,
      ],
    },
    {
      heading: 'Signaler un contenu',
      paragraphs: [
        `Pour signaler un contenu que vous estimez illicite, écrivez à ${contact.email} en indiquant l'adresse de la page, le passage et la raison de votre signalement.`,
      ],
    },
  ],
});
