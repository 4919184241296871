import { merchant } from '#domain/merchant.ts';
import { legalDocument, versionOf } from '#web/features/legal/legal-document.ts';

const { company, contact, mediator } = merchant;

/** /cgu: the terms of use of the site; sales have their own terms. */
export const termsOfUse = legalDocument({
  date: versionOf('2026-11-28'),
  intro: `Les règles d'usage du site ${merchant.shopName}, édité par ${company.name}. Les achats relèvent des conditions générales de vente.`,
  sections: [
    {
      heading: 'Objet et acceptation',
      paragraphs: [
        "Ces conditions s'appliquent à toute personne qui consulte le site, y ouvre un compte, demande la guidance du jour ou nous écrit. En utilisant le site, vous les acceptez. En cas de commande, les conditions de vente acceptées avec elle l'emportent.",
      ],
      links: [{ to: '/cgv', label: 'Conditions générales de vente' }],
    },
    {
      heading: 'Accès au site',
      paragraphs: [
        "L'accès au site est gratuit et ne demande pas de compte ; restent à votre charge votre équipement et votre connexion. Le site fonctionne avec tout navigateur récent. Les pages de lecture s'affichent aussi sans JavaScript ; la commande et le compte en ont besoin.",
        "Nous pouvons interrompre le site pour l'entretenir. Une interruption ne retire rien à vos droits sur une commande en cours.",
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        "Un compte est personnel. Vous y indiquez une adresse e-mail qui est la vôtre et vous gardez votre mot de passe pour vous. Si vous pensez qu'une autre personne le connaît, changez-le par « Mot de passe oublié » : toutes les sessions ouvertes prennent fin.",
        `Vous pouvez demander à tout moment sa fermeture, dans votre compte. Un compte resté sans activité pendant trois ans est supprimé.`,
        'Les commandes sont réservées aux personnes majeures.',
      ],
    },
    {
      heading: 'La guidance du jour',
      paragraphs: [
        "La guidance du jour est un message gratuit, envoyé par e-mail à votre demande, une fois par jour et par personne. Elle n'engage à aucun achat. Chaque message permet de ne plus en recevoir, en un clic.",
      ],
    },
    {
      heading: 'Bon usage',
      paragraphs: ['Vous utilisez le site loyalement. En particulier, vous vous abstenez :'],
      list: [
        "d'indiquer l'identité, l'adresse ou les données de naissance d'une autre personne sans son accord, ou sans lui transmettre le texte qui dit ses droits ;",
        "de chercher à entrer dans le compte d'autrui ou dans les parties du site qui ne vous sont pas ouvertes ;",
        'de gêner le fonctionnement du site, par exemple par des envois automatisés ;',
        'de nous adresser des contenus illicites, injurieux ou menaçants.',
      ],
    },
    {
      heading: 'Nature des consultations',
      paragraphs: [
        "Nos conseils ne remplacent pas l'avis d'un professionnel de la santé, du droit ou de la finance. Les consultations et la guidance sont proposées à titre de divertissement et de développement personnel ; elles ne prédisent pas l'avenir. Les décisions que vous prenez vous appartiennent.",
      ],
    },
    {
      heading: 'Avis et témoignages',
      paragraphs: [
        "Les témoignages du site viennent de personnes qui ont commandé la consultation dont elles parlent ; nous gardons la trace de leur commande et de leur accord. Ils ne donnent lieu à aucune contrepartie. C'est nous qui choisissons ceux que nous publions, sans ordre particulier, et ils ne représentent pas l'ensemble des avis reçus.",
      ],
    },
    {
      heading: 'Contenus du site et de vos rapports',
      paragraphs: [
        'Les textes, dessins et documents du site sont protégés par le droit d’auteur. Vous pouvez les lire, les imprimer pour vous et les citer brièvement en nous nommant. Votre rapport est écrit pour vous : vous en usez librement à titre personnel, mais vous ne le diffusez pas au public sans notre accord écrit.',
      ],
    },
    {
      heading: 'Responsabilité',
      paragraphs: [
        "Nous apportons le plus grand soin aux informations du site. Si vous y trouvez une erreur, signalez-la-nous : nous la corrigeons. Nous ne répondons pas du contenu des sites extérieurs auxquels nous renvoyons, ni d'un dommage dû à un cas de force majeure ou à un usage contraire à ces conditions.",
        "Rien dans ces conditions n'écarte ni ne limite notre responsabilité légale envers les consommateurs.",
      ],
    },
    {
      heading: 'Données personnelles et cookies',
      paragraphs: ['Ce que nous gardons, pourquoi et combien de temps est décrit sur deux pages :'],
      links: [
        { to: '/confidentialite', label: 'Politique de confidentialité' },
        { to: '/cookies', label: 'Politique de cookies' },
      ],
    },
    {
      heading: 'Modification des conditions',
      paragraphs: [
        "La version en vigueur est celle de cette page, à sa date. Un changement ne vaut que pour l'avenir : une commande garde les conditions acceptées à sa date, et chacun peut fermer son compte à tout moment.",
      ],
    },
    {
      heading: 'Droit applicable et litiges',
      paragraphs: [
        "Ces conditions sont soumises au droit français. Si vous résidez dans un autre pays de l'Union européenne, vous gardez la protection des dispositions impératives de ce pays.",
        `Écrivez-nous d'abord à ${contact.email}. Sans accord, un consommateur peut saisir gratuitement le médiateur dont nous relevons : ${mediator.name}, ${mediator.address}, ${mediator.site}, ou la juridiction compétente.`,
      ],
    },
  ],
});
