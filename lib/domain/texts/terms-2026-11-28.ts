import type { Terms } from './terms.ts';

/** The terms published on 28 November 2026; later changes of merchant content or prices do not change them. */
export const terms20261128: Terms = {
  version: '2026-11-28',
  title: 'Conditions générales de vente',
  sections: [
    {
      heading: '1. Le vendeur',
      paragraphs: [
        'Le site Les Quatre Sagesses est exploité par Les Quatre Sagesses, société coopérative, SCOP à responsabilité limitée à capital variable, au capital de 4 000 €, immatriculée au RCS Saint-Denis 900 000 000, dont le siège est situé 12 rue des Étoiles, 97400 Saint-Denis, La Réunion. TVA non applicable, article 293 B du CGI. Direction de la publication : Hélène Vasseur.',
        'Vous pouvez nous joindre à l’adresse bonjour@lesquatresagesses.example et au +262 262 00 00 00 (appel non surtaxé), du lundi au vendredi de 9 h à 18 h, samedi et dimanche de 10 h à 16 h (heure de Paris). Nous répondons aux e-mails sous 24 h.',
      ],
    },
    {
      heading: '2. Champ des présentes conditions',
      paragraphs: [
        'Ces conditions s’appliquent à toute commande passée sur le site par un consommateur. La version que vous acceptez est celle qui figure sur le site au moment de votre commande ; nous en gardons la trace avec votre commande, et vous la recevez en PDF avec l’e-mail de confirmation.',
        'Les commandes sont réservées aux personnes majeures. Vous le déclarez avant de payer.',
      ],
    },
    {
      heading: '3. Nos consultations',
      paragraphs: [
        'Chaque consultation est un rapport personnel rédigé en français par un expert de la discipline choisie, à partir de la date, de l’heure et du lieu de naissance que vous indiquez. C’est une prestation de services ; son résultat vous est remis sous forme numérique.',
        'Le rapport est un fichier PDF, sans mesure de protection, lisible sur ordinateur, tablette et téléphone avec tout logiciel de lecture de PDF. Un accès à internet et une adresse e-mail suffisent pour le recevoir.',
        'L’exactitude de la consultation dépend de celle de vos données de naissance. Vous pouvez les corriger ou les faire corriger sur votre commande.',
        'Le rapport est réservé à votre usage personnel. Sa reproduction ou sa diffusion au public demandent notre accord écrit.',
      ],
    },
    {
      heading: '4. Les prix',
      paragraphs: [
        'Les prix sont en euros, toutes taxes comprises (TVA non applicable, article 293 B du CGI). Aucuns frais de livraison ni de dossier ne s’y ajoutent.',
        'Astrologie Occidentale (PDF, 15 à 20 pages) : 29 € TTC.',
        'Astrologie Chinoise (PDF, 12 à 15 pages) : 25 € TTC.',
        'Numérologie (PDF, 10 à 12 pages) : 9 € TTC.',
        'Human Design (PDF + Schéma, 10 à 12 pages) : 19 € TTC.',
        'Pack Sagesse Complète (PDF, les quatre rapports) : 69 € TTC.',
        'Le Pack Sagesse Complète réunit les quatre consultations. Commandées séparément, elles coûtent 82 € ; l’écart est de 13 €.',
        'Le prix dû est celui affiché au moment de votre commande. Une modification ultérieure ne la concerne pas.',
      ],
    },
    {
      heading: '5. La commande',
      paragraphs: [
        'Première étape : vous choisissez vos consultations ; leur prix, leur total et les moyens de paiement acceptés sont affichés. Seconde étape : vous créez un compte ou vous vous connectez, vous indiquez vos nom, prénom et données de naissance, et vous relisez votre commande, son total et sa date de livraison.',
        'Jusqu’au paiement, vous pouvez revenir en arrière et corriger vos choix et vos données. Vous acceptez ensuite les présentes conditions, vous déclarez être majeur, puis vous validez par le bouton « Commander avec obligation de paiement », qui mène à la page de paiement. Rien n’est coché d’avance.',
        'Le contrat est conclu lorsque votre paiement est accepté. Vous recevez alors un e-mail de confirmation, avec les présentes conditions et le formulaire de rétractation en PDF. Le contrat est conclu en français. Nous l’archivons pendant dix ans, sans vos données de naissance ; vous pouvez nous en demander une copie.',
      ],
    },
    {
      heading: '6. Le paiement',
      paragraphs: [
        'Moyens de paiement acceptés : Carte bancaire (CB, Visa, Mastercard). La totalité du prix est due à la commande.',
        'Le paiement a lieu sur la page sécurisée de notre prestataire Stripe. Nous ne voyons ni ne conservons votre numéro de carte. Si le paiement est refusé ou abandonné, rien n’est dû et vous pouvez reprendre votre commande depuis votre compte.',
        'Une note numérotée est établie pour chaque commande payée.',
      ],
    },
    {
      heading: '7. La rédaction et la livraison',
      paragraphs: [
        'La rédaction est le temps que votre expert consacre habituellement à votre rapport. La livraison est le délai entre votre paiement et la mise à disposition du rapport :',
        'Astrologie Occidentale : rédaction 48 à 72 h, livraison 48 à 72 h.',
        'Astrologie Chinoise : rédaction 24 à 48 h, livraison 24 à 72 h.',
        'Numérologie : rédaction 12 à 24 h, livraison 24 à 48 h.',
        'Human Design : rédaction 24 à 48 h, livraison 24 à 48 h.',
        'Pack Sagesse Complète : rédaction 48 à 72 h, livraison 72 h à 5 jours.',
        'Les consultations du Pack Sagesse Complète passent avant les autres qui sont promises pour le même jour ; cette priorité ne recule aucune date déjà promise.',
        'Notre engagement est une date, affichée avant le paiement et rappelée dans l’e-mail de confirmation et dans votre compte. Elle suit la borne haute du délai de livraison ; pour plusieurs consultations, la plus longue. Elle est plus lointaine quand des commandes déjà promises ou l’absence d’un expert l’exigent ; le site le dit alors avant le paiement. Une fois la commande payée, elle ne recule plus.',
        'Le rapport est mis à disposition dans votre compte dès qu’il est prêt. Un e-mail vous en avertit une fois votre adresse confirmée.',
      ],
    },
    {
      heading: '8. Si nous sommes en retard',
      paragraphs: [
        'Si la livraison n’a pas eu lieu à la date promise, vous pouvez mettre fin au contrat aussitôt pour les consultations qui ne sont pas livrées, sans mise en demeure et même après la fin du délai de rétractation : en ligne par « Renoncer au contrat ici », par e-mail ou par courrier. Vous pouvez aussi attendre, ou nous demander de livrer dans un délai supplémentaire raisonnable (articles L. 216-1 et suivants du code de la consommation).',
        'Nous vous remboursons alors le prix de ces consultations, au plus tard quatorze jours après la fin du contrat. Vous gardez le droit de demander réparation de votre préjudice.',
      ],
    },
    {
      heading: '9. Votre droit de rétractation',
      paragraphs: [
        'Vous pouvez renoncer au contrat pendant quatorze jours, sans donner de motif et sans frais. Le délai court à partir du lendemain de la conclusion du contrat ; s’il finit un samedi, un dimanche ou un jour férié, il est prolongé jusqu’à la fin du premier jour ouvrable suivant (heure de Paris). La date de fin est indiquée dans l’e-mail de confirmation et dans votre compte.',
        'Ce droit reste entier même si la rédaction a commencé ou si le rapport vous a été livré : nous ne vous demandons pas d’y renoncer, et vous ne devez rien pour le travail déjà accompli.',
        'En ligne : choisissez « Renoncer au contrat ici », au bas de chaque page ou sur votre commande, ou ouvrez https://www.lesquatresagesses.example/retractation ; indiquez votre nom, votre numéro de commande et votre e-mail, puis « Confirmer la rétractation ». Vous recevez aussitôt par e-mail un accusé de réception avec le contenu de votre déclaration, sa date et son heure.',
        'Par un autre moyen : envoyez-nous le formulaire de rétractation, ou toute autre déclaration sans ambiguïté, à bonjour@lesquatresagesses.example ou à Les Quatre Sagesses, société coopérative, 12 rue des Étoiles, 97400 Saint-Denis, La Réunion. Il suffit que votre déclaration soit envoyée avant la fin du délai.',
        'Nous vous remboursons la totalité du prix par le moyen de paiement que vous avez utilisé, sans frais pour vous, sans retard et au plus tard quatorze jours après avoir reçu votre déclaration (articles L. 221-18 à L. 221-28 du code de la consommation).',
      ],
    },
    {
      heading: '10. Notre garantie de satisfaction',
      paragraphs: [
        'La garantie de quatorze jours annoncée sur le site est ce même droit : mêmes délais, mêmes démarches, remboursement intégral, sans exception.',
        'Garantie étendue : pour le Pack Sagesse Complète, nous portons ces quatorze jours à trente. Ils se comptent à partir du même jour et de la même façon ; les démarches et le remboursement intégral sont les mêmes. La date de fin est indiquée dans l’e-mail de confirmation, sur la note et dans votre compte.',
        'Ces garanties sont les nôtres : elles ne réduisent aucun de vos droits légaux.',
      ],
    },
    {
      heading: '11. Si le rapport ne correspond pas à la commande',
      paragraphs: [
        'Nous vous devons un rapport conforme à ce qui est annoncé sur le site : discipline, contenu, longueur, données de naissance indiquées. Si ce n’est pas le cas, écrivez-nous : nous le corrigeons ou le refaisons sans frais et vous remettons la nouvelle version.',
        'Si nous ne le faisons pas, ou pas correctement, l’article 1217 du code civil vous permet de poursuivre l’exécution du contrat, d’obtenir une réduction du prix, de demander la résolution du contrat et le remboursement, et de demander réparation de votre préjudice.',
      ],
    },
    {
      heading: '12. Réclamations et médiation',
      paragraphs: [
        'Pour toute réclamation, écrivez-nous à bonjour@lesquatresagesses.example ou au siège, 12 rue des Étoiles, 97400 Saint-Denis, La Réunion, avec votre numéro de commande.',
        'Si notre réponse ne vous satisfait pas, ou sans réponse de notre part, vous pouvez saisir gratuitement, dans l’année qui suit votre réclamation écrite, le médiateur de la consommation dont nous relevons (articles L. 612-1 et L. 616-1 du code de la consommation) : Médiation de la consommation (exemple), 1 place du Médiateur, 75001 Paris, https://mediateur.example.',
      ],
    },
    {
      heading: '13. Vos données personnelles',
      paragraphs: [
        'Les Quatre Sagesses, société coopérative est responsable du traitement de vos données. Vos nom, prénom et e-mail servent à votre compte, à votre commande et à sa note ; votre date, votre heure et votre lieu de naissance servent à rédiger votre consultation, et à vérifier avant chaque livraison qu’un rapport va à la bonne personne. Ces traitements sont nécessaires au contrat et, pour les notes, à nos obligations comptables ; la vérification repose sur notre intérêt légitime à garder chaque naissance entre vous et votre expert.',
        'Seul l’expert chargé de votre consultation accède à vos données de naissance ; chaque accès est enregistré et vous est visible. Ne nous transmettez aucune donnée sur votre santé, vos opinions ou vos croyances : la consultation n’en a pas besoin.',
        'Nos prestataires sont Amazon Web Services EMEA SARL (hébergement et envoi des e-mails) et Stripe (paiement). Nous ne vendons ni ne louons vos données.',
        'Durées de conservation : compte, trois ans d’inactivité ; consultations et données de naissance, trois ans après votre dernière visite, ou 30 jours pour une commande jamais payée ou annulée en entier ; partie comptable des commandes, 10 ans à compter de la clôture de l’exercice, sans données de naissance.',
        'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité ou la limitation de leur usage, et vous y opposer, en écrivant à bonjour@lesquatresagesses.example. Vous pouvez aussi adresser une réclamation à la CNIL (cnil.fr). Le détail figure dans la politique de confidentialité du site.',
      ],
    },
    {
      heading: '14. Nature des consultations',
      paragraphs: [
        'Les consultations sont proposées à titre de divertissement et de développement personnel. Elles ne prédisent pas l’avenir et ne remplacent pas l’avis d’un professionnel de la santé, du droit ou de la finance. Les décisions que vous prenez vous appartiennent.',
        'Cette précision n’écarte ni ne limite notre responsabilité dans l’exécution du contrat.',
      ],
    },
    {
      heading: '15. Droit applicable',
      paragraphs: [
        'Le contrat est soumis au droit français. Si vous résidez dans un autre pays de l’Union européenne, vous gardez la protection des dispositions impératives de ce pays.',
        'À défaut d’accord amiable, vous pouvez saisir, à votre choix, l’une des juridictions compétentes en vertu du code de procédure civile ou celle du lieu où vous demeuriez lors de la conclusion du contrat ou de la survenance du fait dommageable (article R. 631-3 du code de la consommation).',
      ],
    },
  ],
};
