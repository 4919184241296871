import { merchant } from '#domain/merchant.ts';
import { legalDocument, versionOf } from '#web/features/legal/legal-document.ts';
import { storedItems } from './stored-items-texts.ts';

const { company, contact, dataProtection } = merchant;

/** The policy of /cookies below the choices (§2 «Static pages»); the date is that of its last change. */
export const cookies = legalDocument({
  date: versionOf('2026-11-28'),
  intro:
    "Un cookie est un petit texte qu'un site garde dans votre navigateur. La mémoire locale du navigateur rend le même service, sans être envoyée au site à chaque page. Les mêmes règles valent pour les deux.",
  sections: [
    {
      heading: 'Les types de cookies',
      paragraphs: ['Nous en distinguons trois, et vous choisissez pour les deux derniers :'],
      list: [
        'Nécessaires : la connexion, la commande, le paiement et votre choix sur cette page. Le site ne fonctionne pas sans eux ; la loi ne demande pas votre accord.',
        "Mesure d'audience : compter les visites pour améliorer les pages. Nous n'en déposons aucun aujourd'hui.",
        "Partage : les boutons des réseaux sociaux. Nous n'en affichons aucun aujourd'hui.",
      ],
    },
    {
      heading: 'Ce que le site garde dans votre navigateur',
      paragraphs: [
        "Voici toute la liste. Rien n'est gardé à votre arrivée : chaque élément n'apparaît qu'avec l'action qui en a besoin.",
      ],
      entries: storedItems.map(({ key, purpose, duration }) => ({
        name: purpose,
        facts: [
          { label: 'Nom', text: key },
          { label: 'Type', text: 'Nécessaire' },
          { label: 'Durée', text: duration },
        ],
      })),
    },
    {
      heading: 'Durées de conservation',
      paragraphs: [
        'Aucun cookie ne dure plus de 13 mois. Votre choix, acceptation ou refus, vaut six mois ; ensuite nous vous le redemandons ici. Les éléments nécessaires ont la durée indiquée plus haut, et disparaissent aussi dès que vous videz la mémoire de votre navigateur.',
      ],
    },
    {
      heading: 'Les cookies tiers',
      paragraphs: ["Aucun script d'un autre site n'est chargé sur nos pages. En détail :"],
      list: [
        "Mesure d'audience (analyse du trafic) : aucun outil n'est installé. S'il y en avait un, il attendrait votre accord et durerait 13 mois au plus.",
        'Paiement par carte : la page de paiement appartient à Stripe, qui y dépose ses propres cookies, nécessaires au paiement et à la lutte contre la fraude. Ils ne sont pas déposés sur notre site ; leur liste est sur stripe.com/fr/legal/cookies-policy.',
        "Boutons de partage social : aucun. S'il y en avait, ils attendraient votre accord.",
      ],
    },
    {
      heading: 'Les réglages de votre navigateur',
      paragraphs: [
        'Vous pouvez aussi voir, bloquer ou effacer les cookies et la mémoire des sites dans votre navigateur. Si vous bloquez ceux qui sont nécessaires, vous ne pourrez plus rester connecté ni commander.',
      ],
      list: [
        'Chrome : Paramètres, Confidentialité et sécurité, Cookies tiers ; puis Paramètres des sites.',
        'Firefox : Paramètres, Vie privée et sécurité, Cookies et données de sites.',
        'Safari : Réglages, Confidentialité, Gérer les données de sites web ; sur iPhone et iPad, Réglages, Apps, Safari.',
        'Edge : Paramètres, Cookies et autorisations de site.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        "Vous pouvez accepter, refuser ou changer d'avis à tout moment, aussi simplement dans un sens que dans l'autre : « Gérer mes cookies », au bas de chaque page, mène ici. Un refus ne change rien à l'accès au site, ni aux prix, ni aux délais.",
        "Sur les données elles-mêmes, vous avez un droit d'accès, de rectification, d'effacement, de limitation, d'opposition et de portabilité, et vous pouvez adresser une réclamation à la CNIL (cnil.fr).",
      ],
      links: [{ to: '/confidentialite', label: 'Politique de confidentialité' }],
    },
    {
      heading: 'Nous écrire',
      paragraphs: ['Une question sur cette page ?'],
      list: [
        `${company.name} : ${contact.email}`,
        `Téléphone : ${contact.phone}, ${contact.hours}`,
        `Délégué à la protection des données : ${dataProtection.email}`,
      ],
    },
  ],
});
