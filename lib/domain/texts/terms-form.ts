import { merchant } from '../merchant.ts';
import { fr } from './typography.ts';

const { company, contact } = merchant;

/** The model form of the code de la consommation (annexe à l’article R221-1), addressed to the seller. */
export const withdrawalForm = {
  title: fr('Formulaire de rétractation'),
  notice: fr(
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  ),
  addressee: {
    label: fr("À l'attention de :"),
    lines: [company.name, company.address, contact.email].map(fr),
  },
  statement: fr(
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
  ),
  /** The fields that the customer fills in; `lines` is the height of each on paper. */
  fields: [
    { label: fr('Bien ou prestation de services, et numéro de commande :'), lines: 2 },
    { label: fr('Commandé le (*)/reçu le (*) :'), lines: 1 },
    { label: fr('Nom du (des) consommateur(s) :'), lines: 1 },
    { label: fr('Adresse du (des) consommateur(s) :'), lines: 2 },
    {
      label: fr(
        'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
      ),
      lines: 2,
    },
    { label: fr('Date :'), lines: 1 },
  ],
  footnote: fr('(*) Rayez la mention inutile.'),
} as const;
