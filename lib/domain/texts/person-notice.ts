import { chartsOf, disciplines } from '../catalogue.ts';
import { merchant } from '../merchant.ts';
import { fullName, type Named } from '../persons.ts';
import { capitalized, fr, ofName } from './typography.ts';

const { company, dataProtection } = merchant;

const kinds = chartsOf(disciplines);
/** «votre ciel ou vos nombres» */
const computed = [
  ...(kinds.some((kind) => kind !== 'numbers') ? ['votre ciel'] : []),
  ...(kinds.includes('numbers') ? ['vos nombres'] : []),
].join(' ou ');

type NoticeFacts = {
  readonly person: Named;
  /** The full name. */
  readonly buyer: string;
  /** Absent for somebody whom the account keeps for later orders. */
  readonly orderNumber?: string | undefined;
  /** False for an order that needs no birth: the names alone were given. */
  readonly isBirth?: boolean;
};

/** What was given, what for, and who reads it. */
const useOf = ({ buyer, isBirth = true }: NoticeFacts) =>
  isBirth
    ? {
        given: `votre prénom, votre nom, ceux de votre acte de naissance s’ils diffèrent, et ce qui est connu de la date, de l’heure et du lieu de votre naissance${computed && ` ; nous en calculons ${computed}`}`,
        kept: ` Le compte ${ofName(buyer)} les garde aussi pour ses prochaines commandes, jusqu’à ce que ${buyer} vous en retire.`,
        read: 'votre naissance',
      }
    : { given: 'votre prénom et votre nom', kept: '', read: 'vos noms' };

const opening = ({ person, buyer, orderNumber }: NoticeFacts): string =>
  orderNumber === undefined
    ? `${person.firstName}, le compte ${ofName(buyer)} garde votre naissance pour commander des consultations écrites à votre sujet : ${buyer} nous a dit que vous êtes majeur ou majeure et d’accord.`
    : `${person.firstName}, ${buyer} nous a commandé une consultation écrite à votre sujet, en nous disant que vous êtes majeur ou majeure et d’accord (commande ${orderNumber}).`;

/**
 * What the person studied must be informed of, because the data come from somebody else (RGPD, article 14), before the
 * address of its page. The buyer hands it on: the shop has no address of that person.
 */
export const personNotice = (facts: NoticeFacts): readonly string[] => {
  const { buyer, orderNumber } = facts;
  const { given, kept, read } = useOf(facts);
  const number = orderNumber === undefined ? '' : ' avec le numéro de la commande';
  return [
    opening(facts),
    `${company.name}, ${company.address}, est responsable de vos données ; notre délégué à leur protection répond à ${dataProtection.email}. ${capitalized(ofName(buyer))}, nous avons reçu ${given}.`,
    `Ces données servent à écrire la consultation, et à vérifier qu’elles n’entrent pas dans le rapport d’une autre personne.${kept} Notre raison est un intérêt légitime (RGPD, article 6.1.f) : répondre à la demande ${ofName(buyer)} au sujet d’une personne majeure et prévenue, qui peut s’y opposer à tout moment.`,
    `Seul l’expert chargé de la consultation lit ${read}. Le rapport est remis à ${buyer}. Notre hébergeur garde ces données pour nous dans l’Union européenne. Nous les effaçons trois ans après le dernier contact avec ${buyer}, ou dès que vous le demandez.`,
    `Sur votre page, sans compte et sans frais, vous pouvez les lire, les faire corriger, vous opposer et tout effacer. Ce qui n’est pas encore livré est alors arrêté et remboursé à ${buyer} ; notre copie d’un rapport livré est effacée, celle que ${buyer} a gardée lui reste. Pour en limiter l’usage, ou sans le lien, écrivez à ${dataProtection.email}${number} : nous répondons dans le mois. Vous pouvez aussi adresser une réclamation à la CNIL (cnil.fr).`,
  ].map(fr);
};

export const noticeTexts = {
  title: (person: Named): string => fr(`À transmettre à ${person.firstName}`),
  why: (person: Named): string =>
    fr(`Nous n’avons pas l’adresse ${ofName(fullName(person))} : remettez-lui ce texte, qui dit ses droits.`),
  /** To the buyer, before anything happens. */
  effect: fr(
    'Si cette personne fait effacer ses données, ce qui n’est pas encore livré est arrêté et vous est remboursé en entier.',
  ),
  page: fr('Votre page :'),
} as const;
