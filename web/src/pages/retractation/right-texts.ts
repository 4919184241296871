/** The right of withdrawal and its limits beside the form of /retractation; reaches the browser as HTML only. */
import { clockName } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';
import { guaranteeDays, statutoryDays } from '#domain/withdrawal.ts';

export const withdrawalRightTexts = {
  until: fr("Jusqu'à quand"),
  untilDetail: [
    fr(
      `Le délai court à partir du lendemain de la commande et finit avec le ${statutoryDays}e jour, ${clockName}. S'il finit un samedi, un dimanche ou un jour férié, il est prolongé jusqu'à la fin du premier jour ouvrable suivant.`,
    ),
    ...(pack
      ? [
          fr(
            `Pour le ${pack.name}, notre garantie étendue porte ce délai à ${guaranteeDays} jours, comptés de la même façon : mêmes démarches, même remboursement intégral.`,
          ),
        ]
      : []),
    fr("La date exacte est dans l'e-mail de confirmation et sur votre commande, dans votre compte."),
    fr(
      'Votre droit reste entier même si la rédaction a commencé ou si le rapport est déjà livré. Si nous avons dépassé la date promise, vous pouvez renoncer aux consultations non livrées, même après ce délai.',
    ),
  ],
  next: fr('Ce qui se passe ensuite'),
  nextDetail: [
    fr('Un e-mail accuse réception de votre déclaration, avec son contenu, sa date et son heure.'),
    fr(
      "Nos experts cessent leur travail, et le remboursement part vers le moyen de paiement que vous avez utilisé. Les rapports déjà livrés restent lisibles jusqu'à son départ.",
    ),
  ],
  otherwise: 'Par un autre moyen',
  otherwiseDetail: fr(
    'Vous pouvez aussi nous envoyer une déclaration sans ambiguïté, ou le formulaire de rétractation :',
  ),
  email: fr('Par e-mail'),
  post: 'Par courrier',
  inTime: fr("Il suffit qu'elle parte avant la fin du délai."),
  form: 'Formulaire de rétractation à imprimer',
  terms: 'Conditions générales de vente',
} as const;
