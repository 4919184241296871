import { merchant } from '../merchant.ts';
import { fullName, type Named } from '../persons.ts';
import { fr } from './typography.ts';

const { company, dataProtection } = merchant;

type NoticeFacts = { readonly person: Named; readonly buyer: Named; readonly orderNumber: string };

/**
 * What the person studied must be informed of, because the data come from somebody else (RGPD, article 14). The buyer hands it
 * on: the shop has no address of that person.
 */
export const personNotice = ({ person, buyer, orderNumber }: NoticeFacts): readonly string[] =>
  [
    `${person.firstName}, ${fullName(buyer)} nous a commandé une consultation écrite à votre sujet, en nous disant que vous êtes majeur ou majeure et d’accord (commande ${orderNumber}).`,
    `${company.name}, ${company.address}, est responsable de vos données. De ${fullName(buyer)}, nous avons reçu votre prénom, votre nom, et ce qui est connu de la date, de l’heure et du lieu de votre naissance ; nous en calculons votre ciel ou vos nombres.`,
    `Ces données servent à écrire cette consultation et à rien d’autre, sur la base de votre accord. Le rapport est remis à ${fullName(buyer)}. Seul l’expert chargé de la consultation les lit ; notre hébergeur les garde pour nous dans l’Union européenne. Nous les effaçons trois ans après le dernier contact avec la personne qui a commandé, ou dès votre demande.`,
    `Vous pouvez à tout moment les lire, les faire corriger ou effacer, en limiter l’usage ou retirer votre accord : écrivez à ${dataProtection.email} avec le numéro de la commande. Nous répondons dans le mois, sans frais. Vous pouvez aussi adresser une réclamation à la CNIL (cnil.fr).`,
  ].map(fr);

export const noticeTexts = {
  title: (person: Named): string => fr(`À transmettre à ${person.firstName}`),
  why: (person: Named): string =>
    fr(`Nous n’avons pas l’adresse de ${fullName(person)} : remettez-lui ce texte, qui dit ses droits.`),
} as const;
