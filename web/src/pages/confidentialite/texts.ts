import { closingHours } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { backupDays, idleNoticeDays, unusedBirthDays } from '#domain/retention.ts';
import { wordedTexts } from '#domain/texts/corrections.ts';
import { policyVersion } from '#domain/texts/policy-changes.ts';
import { accountingSpan } from '#domain/texts/spans.ts';
import { legalDocument, versionOf } from '#web/features/legal/legal-document.ts';
import { actions } from './actions.ts';
import { policyNews } from './privacy-news-texts.ts';
import { privacyUses } from './privacy-uses-texts.ts';

const { company, contact, dataProtection, host } = merchant;

/** /confidentialite: articles 13 and 14 of the GDPR, in the order of a visitor's questions. */
export const privacy = legalDocument({
  date: versionOf(policyVersion),
  intro: [
    'Vos données de naissance servent à écrire votre consultation, et à vérifier avant chaque livraison qu’un rapport va à la bonne personne. Voici tout ce que nous gardons, pourquoi, combien de temps, et où ',
    actions.myData('le voir, le prendre ou l’effacer'),
    '.',
  ],
  sections: [
    {
      heading: 'Qui est responsable de vos données',
      paragraphs: [
        `${company.name}, ${company.address}, est responsable du traitement. Pour toute question : ${contact.email}, ${contact.phone}.`,
        `Notre délégué à la protection des données répond à l'adresse ${dataProtection.email}.`,
      ],
    },
    ...privacyUses,
    {
      heading: 'Qui y a accès',
      paragraphs: [
        [
          "Seul l'expert chargé de votre consultation lit vos données de naissance. Chaque accès est enregistré, et vous voyez dans votre compte ",
          actions.orders('qui les a lues, quand et pourquoi'),
          '.',
        ],
        [
          'Ce que vous confiez à un expert avant qu’il écrive (« Ce qui vous amène »), et ce que vous vous écrivez ensuite, n’est lu que par lui, jamais par un administrateur. Chaque lecture est enregistrée de même. Ce qui vous amène se confie avec votre accord ; vous le ',
          actions.orders('retirez quand vous voulez, et le texte est effacé'),
          '.',
        ],
        'Avant chaque livraison, le programme cherche dans le rapport les noms et les naissances d’autres commandes, pour qu’aucun rapport n’aille à une autre personne. Un expert ne voit alors que les mots de son propre rapport, jamais la naissance qu’ils rappellent.',
        "Le lieu de naissance se choisit dans une liste. Pendant que vous le tapez, seules ses premières lettres partent de votre navigateur, dans le nom d'un fichier de notre site, dont les accès ne sont pas enregistrés. L'instant et le dessin du ciel se calculent dans votre navigateur.",
        [
          'Les administrateurs de la coopérative voient votre nom, votre e-mail et vos commandes, pour vous répondre et vous rembourser ; ils ne voient pas vos données de naissance. Les experts peuvent écrire des notes de travail sur votre commande : elles sont dans ',
          actions.myData('la copie de vos données'),
          '.',
        ],
        "Nous ne vendons, ne louons et n'échangeons aucune donnée.",
        'Deux prestataires agissent pour nous, sous contrat et pour ces seules tâches :',
      ],
      list: [
        `${host.name} : hébergement des données et envoi des e-mails, en France ; diffusion du site par un réseau de serveurs présents dans le monde entier ;`,
        'Stripe Payments Europe Limited (Irlande) : paiement et lutte contre la fraude. Votre numéro de carte lui est donné directement ; nous ne le voyons pas.',
      ],
    },
    {
      heading: "Hors de l'Union européenne",
      paragraphs: [
        [
          "Nous gardons vos données dans l'Union européenne. Si vous vous trouvez hors de l'Union, le serveur le plus proche de vous transmet vos échanges avec le site, chiffrés, sans rien en garder. Stripe peut en traiter une partie aux États-Unis, sous le cadre de protection des données UE–États-Unis et les clauses contractuelles types de la Commission européenne. Vous pouvez nous ",
          actions.officerAbout('Clauses contractuelles types')('demander une copie de ces clauses'),
          '.',
        ],
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        [
          'Accès, rectification, effacement, portabilité : à tout moment, vous pouvez ',
          actions.profile('voir et corriger votre profil'),
          ', ',
          actions.orders('faire corriger la naissance d’une commande'),
          ', ',
          actions.myData('télécharger une copie de vos données'),
          ', lisible et réutilisable, et ',
          actions.close('tout effacer'),
          '.',
        ],
        [
          'Vous pouvez ',
          actions.letters('retirer un consentement ou arrêter la guidance'),
          ', sans effet sur le passé. Le lien au bas de chaque guidance l’arrête aussi, sans compte.',
        ],
        [
          'Vous pouvez aussi ',
          actions.asking('limiter l’usage de vos données'),
          ' ou ',
          actions.asking('vous opposer à un usage'),
          ' : chacune est une demande à part dans votre compte, avec un accusé de réception et la réponse d’un administrateur dans le mois, sans frais.',
        ],
        wordedTexts.limitation.meaning,
        wordedTexts.objection.meaning,
        [
          "Sans compte, ou pour dire ce qu'il doit advenir de vos données après votre mort, ",
          actions.officerAbout('Mes droits sur mes données')('écrivez à notre délégué'),
          ", ou par courrier au siège. Nous répondons dans le mois, sans frais. Nous ne demandons une pièce d'identité qu'en cas de doute réel.",
        ],
        [
          'La page ',
          actions.myData('« Mes données »'),
          ' a un bouton pour chacun de ces droits : voir et corriger, savoir qui a lu, télécharger, effacer.',
        ],
        [
          'Pour ',
          actions.close('fermer votre compte'),
          `, il suffit de votre mot de passe : la page dit ce qui est effacé et ce qui reste, puis vous laisse ${closingHours} heures pour changer d’avis.`,
        ],
        [
          `Un compte sans commande ni connexion pendant 3 ans est effacé de lui-même ; nous vous écrivons une fois, ${idleNoticeDays} jours avant. `,
          actions.profile('Une connexion'),
          ' suffit à le garder.',
        ],
        `La naissance d'une commande jamais payée, ou annulée en entier, est effacée ${unusedBirthDays} jours après la commande.`,
        `Un effacement supprime tout ce que nous savons de vous : compte, profil, données de naissance, rapports et toutes leurs versions, messages, liens et e-mails. Restent, parce que la loi le demande, vos commandes payées et leurs notes, sans vos données de naissance, pendant ${accountingSpan}, et la preuve d'un accord ou d'un refus donné pour la guidance, sous une empreinte de votre adresse. De ces commandes et de leurs notes, une copie est à l'abri : ni nous ni personne ne peut la modifier ou l'effacer avant ce terme. Les données effacées disparaissent de nos sauvegardes en ${backupDays} jours.`,
        [
          'Si notre réponse ne vous satisfait pas, vous pouvez ',
          actions.authority('adresser une réclamation à la CNIL'),
          ', 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
        ],
      ],
    },
    {
      heading: "Si quelqu'un a commandé pour vous",
      paragraphs: [
        "Un client peut commander une consultation pour une autre personne, majeure et d'accord : il nous donne ses noms et sa naissance, et déclare cet accord, dont nous gardons la date. La consultation lui est remise à lui, et son compte garde cette personne pour ses prochaines commandes. Nous lui remettons un texte à vous transmettre, qui dit ce que nous savons de vous et d'où cela vient.",
        "Notre base est un intérêt légitime (article 6.1.f) : répondre à cette demande, au sujet d'une personne majeure et prévenue, qui s'oppose quand elle veut, sans dire pourquoi.",
        [
          `Ce texte porte un lien vers une page à vous, sans compte : vous y lisez ces données, vous les faites corriger, ou vous vous opposez et faites tout effacer. Ce qui n'est pas encore livré est alors arrêté et remboursé à qui a commandé ; notre copie d'un rapport livré est effacée, celle que le client a gardée lui reste. Sans ce lien, écrivez à ${dataProtection.email} avec le numéro de la commande, ou à défaut le nom de la personne qui a commandé. Elle peut aussi `,
          actions.profile('vous retirer des personnes que garde son compte'),
          '.',
        ],
      ],
    },
    {
      heading: 'Comment nous les protégeons',
      paragraphs: [
        "Tout échange avec le site est chiffré, et les données le sont aussi dans leurs bases. Les données de naissance sont séparées des pièces comptables. Les rapports ne s'ouvrent que par une adresse personnelle, de courte durée. Des mots de passe et des liens que nous envoyons, nous ne gardons qu'une empreinte, qui ne permet pas de les retrouver.",
        'Une violation qui présente un risque est signalée à la CNIL dans les 72 h ; si le risque est élevé, nous vous prévenons aussi.',
      ],
    },
    {
      heading: 'Cookies et mémoire du navigateur',
      paragraphs: [
        [
          "Rien n'est déposé avant votre choix, sauf ce dont le site a besoin. La liste est dans notre ",
          actions.cookies('politique de cookies'),
          ', où vous ',
          actions.cookieChoices('changez d’avis'),
          ' quand vous voulez.',
        ],
      ],
    },
    policyNews,
  ],
});
