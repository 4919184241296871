import { clockName, currencyName } from '#content/shop.ts';
import { catalogue, shownDisciplines } from '../catalogue.ts';
import { merchant } from '../merchant.ts';
import { choiceDays } from '../questions.ts';
import { correctionAnswerDays, correctionDays } from '../report-corrections.ts';
import { unusedBirthDays } from '../retention.ts';
import { pack } from '../the-pack.ts';
import { laterWhen } from './promise.ts';
import { accountingSpan } from './spans.ts';
import { delayLines, packOffer, priceLines } from './terms-services.ts';

const { company, contact, host, mediator, paymentMeans } = merchant;
const means = paymentMeans.map(({ label }) => label).join(', ');

/** What the terms say of the pack alone. */
const packTerms = pack && {
  priority: `Les consultations du ${pack.name} passent avant les autres qui sont promises pour le même jour ; cette priorité ne recule aucune date déjà promise.`,
  correction: ` (${correctionDays.pack} pour le ${pack.name})`,
  share: `, ou sa part du ${pack.name} d'après les prix à l'unité`,
  guarantee: `Garantie étendue : pour le ${pack.name}, nous portons ces quatorze jours à trente. Ils se comptent à partir du même jour et de la même façon ; les démarches et le remboursement intégral sont les mêmes. La date de fin est indiquée dans l'e-mail de confirmation, sur la note et dans votre compte.`,
};

/** What the terms say of births, where every reading is read from one and where some are not. */
const births = shownDisciplines.every((key) => catalogue[key].needsBirthInfo)
  ? {
      from: "la date, de l'heure et du lieu de naissance que vous indiquez",
      exactness: "L'exactitude de la consultation dépend de celle de vos données de naissance.",
      given: 'vos nom, prénom et données de naissance',
    }
  : {
      from: 'ce que vous indiquez dans votre commande',
      exactness: "L'exactitude d'une consultation calculée dépend de celle de vos données de naissance.",
      given: 'vos nom et prénom, vos données de naissance si une consultation les demande',
    };

const told = (paragraph: string | undefined): string[] => (paragraph === undefined ? [] : [paragraph]);

const offer = [
  {
    heading: 'Le vendeur',
    paragraphs: [
      `Le site ${merchant.shopName} est exploité par ${company.name}, ${company.legalForm}, au capital de ${company.capital}, immatriculée au ${company.registration}, dont le siège est situé ${company.address}. ${company.vat.mention}. Direction de la publication : ${company.director}.`,
      `Vous pouvez nous joindre à l'adresse ${contact.email} et au ${contact.phone} (appel non surtaxé), ${contact.hours}. Nous répondons aux e-mails sous ${contact.answerHours} h.`,
    ],
  },
  {
    heading: 'Champ des présentes conditions',
    paragraphs: [
      "Ces conditions s'appliquent à toute commande passée sur le site par un consommateur. La version que vous acceptez est celle qui figure sur le site au moment de votre commande ; nous en gardons la trace avec votre commande, et vous la recevez en PDF avec l'e-mail de confirmation.",
      'Les commandes sont réservées aux personnes majeures. Vous le déclarez avant de payer.',
    ],
  },
  {
    heading: 'Nos consultations',
    paragraphs: [
      `Chaque consultation est un rapport personnel rédigé en français par un expert de la discipline choisie, à partir de ${births.from}. C'est une prestation de services ; son résultat vous est remis sous forme numérique.`,
      'Le rapport est un fichier PDF, sans mesure de protection, lisible sur ordinateur, tablette et téléphone avec tout logiciel de lecture de PDF. Un accès à internet et une adresse e-mail suffisent pour le recevoir.',
      `${births.exactness} Vous pouvez les corriger ou les faire corriger sur votre commande.`,
      'Le rapport est réservé à votre usage personnel. Sa reproduction ou sa diffusion au public demandent notre accord écrit.',
    ],
  },
  {
    heading: 'Les prix',
    paragraphs: [
      `Les prix sont en ${currencyName}, toutes taxes comprises (${company.vat.mention}). Aucuns frais de livraison ni de dossier ne s'y ajoutent.`,
      ...priceLines,
      ...told(packOffer),
      'Le prix dû est celui affiché au moment de votre commande. Une modification ultérieure ne la concerne pas.',
    ],
  },
];

/** The correction that is included with each report (decision 87). */
const correction = `Une correction est comprise avec chaque rapport : vous la demandez dans votre compte dans les ${correctionDays.one} jours de sa livraison${packTerms?.correction ?? ''}, en disant ce qui ne répond pas à ce que nous annonçons. Votre expert répond sous ${correctionAnswerDays} jours ouvrés, par une nouvelle version du rapport ou par ses raisons écrites de ne pas en faire. Une erreur de notre fait, de calcul ou d'écriture, se signale à tout moment : nous la corrigeons sans frais, et elle n'utilise pas cette correction. Votre droit de rétractation court pendant ce temps, et vos droits légaux restent entiers.`;

/** What stops the clock of the promise (decision 86); `pauses` of the published text says that it is there. */
const pause = `Une seule chose arrête ce délai : une question de votre expert sur une information qui manque au rapport, comme une heure, un lieu ou un nom de naissance. Il s'arrête quand la question vous est envoyée, par e-mail et dans votre compte, et reprend avec votre réponse, ou au premier moment ouvré qui la suit (du lundi au vendredi hors jours fériés, de 9 h à 18 h, ${clockName}). La date promise recule d'autant ; votre compte la montre. Vous pouvez toujours répondre que vous ne trouverez pas l'information : le rapport s'écrit sans elle. Après ${choiceDays} jours sans réponse, vous pouvez aussi renoncer à cette consultation, qui vous est remboursée. Une question posée après la date promise n'arrête rien, et le délai de rétractation ne s'arrête jamais.`;

const purchase = [
  {
    heading: 'La commande',
    paragraphs: [
      `Première étape : vous choisissez vos consultations ; leur prix, leur total et les moyens de paiement acceptés sont affichés. Seconde étape : vous créez un compte ou vous vous connectez, vous indiquez ${births.given}, et vous relisez votre commande, son total et sa date de livraison.`,
      "Jusqu'au paiement, vous pouvez revenir en arrière et corriger vos choix et vos données. Vous acceptez ensuite les présentes conditions, vous déclarez être majeur, puis vous validez par le bouton « Commander avec obligation de paiement », qui mène à la page de paiement. Rien n'est coché d'avance.",
      "Le contrat est conclu lorsque votre paiement est accepté. Vous recevez alors un e-mail de confirmation, avec les présentes conditions et le formulaire de rétractation en PDF. Le contrat est conclu en français. Nous l'archivons pendant dix ans, sans vos données de naissance ; vous pouvez nous en demander une copie.",
    ],
  },
  {
    heading: 'Le paiement',
    paragraphs: [
      `Moyens de paiement acceptés : ${means}. La totalité du prix est due à la commande.`,
      "Le paiement a lieu sur la page sécurisée de notre prestataire Stripe. Nous ne voyons ni ne conservons votre numéro de carte. Si le paiement est refusé ou abandonné, rien n'est dû et vous pouvez reprendre votre commande depuis votre compte.",
      'Une note numérotée est établie pour chaque commande payée.',
    ],
  },
  {
    heading: 'La rédaction et la livraison',
    paragraphs: [
      'La rédaction est le temps que votre expert consacre habituellement à votre rapport. La livraison est le délai entre votre paiement et la mise à disposition du rapport :',
      ...delayLines,
      ...told(packTerms?.priority),
      `Notre engagement est une date, affichée avant le paiement et rappelée dans l'e-mail de confirmation et dans votre compte. Elle suit la borne haute du délai de livraison ; pour plusieurs consultations, la plus longue. Elle est plus lointaine ${laterWhen} ; le site le dit alors avant le paiement. Une fois la commande payée, elle ne recule plus, sauf dans le cas qui suit.`,
      pause,
      "Le rapport est mis à disposition dans votre compte dès qu'il est prêt. Un e-mail vous en avertit une fois votre adresse confirmée.",
    ],
  },
  {
    heading: 'Si nous sommes en retard',
    paragraphs: [
      "Si la livraison n'a pas eu lieu à la date promise, vous pouvez mettre fin au contrat aussitôt pour les consultations qui ne sont pas livrées, sans mise en demeure et même après la fin du délai de rétractation : en ligne par « Renoncer au contrat ici », par e-mail ou par courrier. Vous pouvez aussi attendre, ou nous demander de livrer dans un délai supplémentaire raisonnable (articles L. 216-1 et suivants du code de la consommation).",
      'Nous vous remboursons alors le prix de ces consultations, au plus tard quatorze jours après la fin du contrat. Vous gardez le droit de demander réparation de votre préjudice.',
    ],
  },
];

const rights = [
  {
    heading: 'Votre droit de rétractation',
    paragraphs: [
      `Vous pouvez renoncer au contrat pendant quatorze jours, sans donner de motif et sans frais. Le délai court à partir du lendemain de la conclusion du contrat ; s'il finit un samedi, un dimanche ou un jour férié, il est prolongé jusqu'à la fin du premier jour ouvrable suivant (${clockName}). La date de fin est indiquée dans l'e-mail de confirmation et dans votre compte.`,
      "Ce droit reste entier même si la rédaction a commencé ou si le rapport vous a été livré : nous ne vous demandons pas d'y renoncer, et vous ne devez rien pour le travail déjà accompli.",
      `En ligne : choisissez « Renoncer au contrat ici », au bas de chaque page ou sur votre commande, ou ouvrez ${merchant.siteUrl}/retractation ; indiquez votre nom, votre numéro de commande et votre e-mail, puis « Confirmer la rétractation ». Vous recevez aussitôt par e-mail un accusé de réception avec le contenu de votre déclaration, sa date et son heure.`,
      `Par un autre moyen : envoyez-nous le formulaire de rétractation, ou toute autre déclaration sans ambiguïté, à ${contact.email} ou à ${company.name}, ${company.address}. Il suffit que votre déclaration soit envoyée avant la fin du délai.`,
      'Nous vous remboursons la totalité du prix par le moyen de paiement que vous avez utilisé, sans frais pour vous, sans retard et au plus tard quatorze jours après avoir reçu votre déclaration (articles L. 221-18 à L. 221-28 du code de la consommation).',
    ],
  },
  {
    heading: 'Si votre consultation porte sur une autre personne',
    paragraphs: [
      "Elle est majeure, et vous l'avez prévenue. Elle peut s'opposer à tout moment à l'usage de ses données, sans dire pourquoi, et les faire effacer ; nous y sommes tenus (articles 17 et 21 du RGPD).",
      `Nous arrêtons alors ce qui n'est pas encore livré, et nous vous remboursons sans retard, par le moyen de paiement que vous avez utilisé, ce que vous avez payé pour cela : le prix de la consultation${packTerms?.share ?? ''}. Notre copie d'un rapport déjà livré est effacée et ne peut plus être téléchargée ; celle que vous avez gardée vous reste, et son prix n'est pas remboursé pour cette raison. Votre droit de rétractation reste entier.`,
    ],
  },
  {
    heading: 'Notre garantie de satisfaction',
    paragraphs: [
      'La garantie de quatorze jours annoncée sur le site est ce même droit : mêmes délais, mêmes démarches, remboursement intégral, sans exception.',
      ...told(packTerms?.guarantee),
      packTerms
        ? 'Ces garanties sont les nôtres : elles ne réduisent aucun de vos droits légaux.'
        : 'Cette garantie est la nôtre : elle ne réduit aucun de vos droits légaux.',
    ],
  },
  {
    heading: 'Si le rapport ne correspond pas à la commande',
    paragraphs: [
      "Nous vous devons un rapport conforme à ce qui est annoncé sur le site : discipline, contenu, longueur, données de naissance indiquées. Si ce n'est pas le cas, écrivez-nous : nous le corrigeons ou le refaisons sans frais et vous remettons la nouvelle version.",
      correction,
      "Si nous ne le faisons pas, ou pas correctement, l'article 1217 du code civil vous permet de poursuivre l'exécution du contrat, d'obtenir une réduction du prix, de demander la résolution du contrat et le remboursement, et de demander réparation de votre préjudice.",
    ],
  },
  {
    heading: 'Réclamations et médiation',
    paragraphs: [
      `Pour toute réclamation, écrivez-nous à ${contact.email} ou au siège, ${company.address}, avec votre numéro de commande.`,
      `Si notre réponse ne vous satisfait pas, ou sans réponse de notre part, vous pouvez saisir gratuitement, dans l'année qui suit votre réclamation écrite, le médiateur de la consommation dont nous relevons (articles L. 612-1 et L. 616-1 du code de la consommation) : ${mediator.name}, ${mediator.address}, ${mediator.site}.`,
    ],
  },
];

const frame = [
  {
    heading: 'Vos données personnelles',
    paragraphs: [
      `${company.name} est responsable du traitement de vos données. Vos nom, prénom et e-mail servent à votre compte, à votre commande et à sa note ; votre date, votre heure et votre lieu de naissance servent à rédiger votre consultation, et à vérifier avant chaque livraison qu'un rapport va à la bonne personne. Ces traitements sont nécessaires au contrat et, pour les notes, à nos obligations comptables ; la vérification repose sur notre intérêt légitime à garder chaque naissance entre vous et votre expert.`,
      "Seul l'expert chargé de votre consultation accède à vos données de naissance ; chaque accès est enregistré et vous est visible. Ne nous transmettez aucune donnée sur votre santé, vos opinions ou vos croyances : la consultation n'en a pas besoin.",
      `Nos prestataires sont ${host.name} (hébergement et envoi des e-mails) et Stripe (paiement). Nous ne vendons ni ne louons vos données.`,
      `Durées de conservation : compte, trois ans d'inactivité ; consultations et données de naissance, trois ans après votre dernière visite, ou ${unusedBirthDays} jours pour une commande jamais payée ou annulée en entier ; partie comptable des commandes, ${accountingSpan}, sans données de naissance.`,
      `Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, leur portabilité ou la limitation de leur usage, et vous y opposer, en écrivant à ${contact.email}. Vous pouvez aussi adresser une réclamation à la CNIL (cnil.fr). Le détail figure dans la politique de confidentialité du site.`,
    ],
  },
  {
    heading: 'Nature des consultations',
    paragraphs: [
      "Les consultations sont proposées à titre de divertissement et de développement personnel. Elles ne prédisent pas l'avenir et ne remplacent pas l'avis d'un professionnel de la santé, du droit ou de la finance. Les décisions que vous prenez vous appartiennent.",
      "Cette précision n'écarte ni ne limite notre responsabilité dans l'exécution du contrat.",
    ],
  },
  {
    heading: 'Droit applicable',
    paragraphs: [
      "Le contrat est soumis au droit français. Si vous résidez dans un autre pays de l'Union européenne, vous gardez la protection des dispositions impératives de ce pays.",
      "À défaut d'accord amiable, vous pouvez saisir, à votre choix, l'une des juridictions compétentes en vertu du code de procédure civile ou celle du lieu où vous demeuriez lors de la conclusion du contrat ou de la survenance du fait dommageable (article R. 631-3 du code de la consommation).",
    ],
  },
];

/** Articles of the current version, in order, before French spacing and numbering. */
export const currentSections = [...offer, ...purchase, ...rights, ...frame];
