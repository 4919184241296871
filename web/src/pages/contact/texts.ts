import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';

const { answerHours, hours } = merchant.contact;

/** The contact page: its form and the information beside it. */
export const contactTexts = {
  title: 'Nous écrire',
  intro: fr(
    `Une question sur une consultation, une commande, un rapport ? Nous répondons sous ${answerHours} h.`,
  ),
  form: 'Formulaire de contact',
  needsScript: fr("Ce formulaire a besoin de JavaScript. Sans lui, écrivez-nous directement à l'adresse"),
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'Notre réponse y sera envoyée.',
  subject: 'Objet',
  subjectHint: fr("S'il s'agit d'une commande, indiquez son numéro."),
  message: 'Message',
  messageHint: (max: number): string => fr(`${max.toLocaleString('fr-FR')} caractères au plus.`),
  send: 'Envoyer le message',
  privacy: fr(
    "Votre message sert à vous répondre. Nous le gardons trois ans au plus ; vous pouvez demander qu'il soit effacé plus tôt.",
  ),
  summary: fr("À corriger avant l'envoi"),
  sent: fr('Message envoyé avec succès !'),
  sentText: fr('Un accusé de réception vous parvient par e-mail.'),
  failed: 'Erreur lors de l’envoi du message',
  unexpected: fr('Votre message est toujours dans le formulaire. Réessayez dans un instant.'),
  info: {
    title: 'Nos coordonnées',
    email: 'E-mail',
    answer: fr(`Réponse sous ${answerHours} h`),
    phone: 'Téléphone',
    hours: fr(`Par téléphone, ${hours}.`),
    address: 'Adresse',
    more: 'Avant de nous écrire',
    faq: 'Questions fréquentes',
    experts: 'Nos experts',
  },
} as const;
