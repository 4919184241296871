import { merchant } from '../merchant.ts';
import { fr } from './typography.ts';

const { answerHours, hours } = merchant.contact;

/** The mail to support, which quotes the visitor's message unchanged. */
export const contactMailTexts = {
  subject: (subject: string): string => `${fr('Message du site :')} ${subject}`,
  preheader: (fullName: string): string => `${fr('De')} ${fullName}`,
  title: fr('Un message du formulaire de contact'),
  name: fr('Nom'),
  email: fr('E-mail'),
  sentAt: fr('Envoyé le'),
  topic: fr('Objet'),
  message: fr('Message'),
  answer: fr("Répondre à cet e-mail écrit à l'expéditeur. Son adresse n'a pas été vérifiée."),
} as const;

export const contactReceiptTexts = {
  subject: fr('Nous avons reçu votre message'),
  preheader: fr(`Notre équipe vous répond sous ${answerHours} h.`),
  greeting: fr('Bonjour,'),
  received: (at: string): string => fr(`Votre message envoyé depuis notre site le ${at} nous est parvenu.`),
  answer: fr(
    `Nous vous répondons par e-mail sous ${answerHours} h. Par téléphone, nous répondons ${hours}, au`,
  ),
  notMe: fr("Ce n'est pas vous ?"),
  ignore: fr(
    "Quelqu'un a indiqué votre adresse dans notre formulaire de contact. Ignorez ce message, ou écrivez-nous pour que nous l'effacions :",
  ),
} as const;
