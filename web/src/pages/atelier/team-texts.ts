/** «L'équipe» of L'atelier. Typed with plain spaces, spaced by `fr`. */
import { invitationHours } from '#domain/links.ts';
import { fr } from '#domain/texts/typography.ts';

export const teamTexts = {
  title: fr("L'équipe"),
  failed: fr("L'équipe n'a pas pu être chargée"),
  list: fr("Qui travaille à l'atelier"),
  invite: fr("Inviter quelqu'un"),
  administration: 'Administration',
  state: { invited: 'Invitation envoyée', active: fr("Dans l'équipe"), left: 'Accès désactivé' },
  since: {
    invited: (day: string) => `Invitation du ${day}`,
    active: (day: string) => `Depuis le ${day}`,
    left: (day: string) => `Depuis le ${day}`,
  },
  ofColleague: (name: string) => fr(` : ${name}`),
  resend: fr("Renvoyer l'invitation"),
  resent: (email: string) => fr(`Une nouvelle invitation est envoyée à ${email}`),
  withdraw: fr("Retirer l'invitation"),
  change: 'Modifier',
  resetFactor: 'Retirer le second facteur',
  leave: 'Désactiver',
  readmit: 'Réactiver',
  readmitted: (name: string) => fr(`L'accès de ${name} est réactivé`),
} as const;

export const inviteTexts = {
  title: fr("Inviter dans l'équipe"),
  intro: fr(
    `La personne reçoit un lien valable ${invitationHours} heures pour choisir son mot de passe. Son accès n'est ouvert qu'ensuite.`,
  ),
  email: 'E-mail',
  name: 'Prénom et nom',
  nameHint: fr("Les clients voient ce nom ; seule l'administration peut le modifier."),
  discipline: 'Discipline',
  noDiscipline: 'Aucune',
  noDisciplineHint: fr("N'écrit pas de rapports"),
  administrator: fr("Fait partie de l'administration : voit toutes les commandes, rembourse, gère l'équipe"),
  submit: fr("Envoyer l'invitation"),
  summary: 'À corriger avant de continuer',
  done: (email: string) => fr(`Une invitation est envoyée à ${email}`),
} as const;

export const changeColleagueTexts = {
  title: (name: string) => `Modifier ${name}`,
  effect: fr(
    "Si la discipline change, les consultations en cours de l'ancienne retournent dans leur file, avec leurs notes et leur fichier.",
  ),
  submit: 'Enregistrer',
  done: (name: string) => fr(`${name} : modifications enregistrées`),
} as const;

export const leaveTexts = {
  title: (name: string) => fr(`Désactiver l'accès de ${name} ?`),
  effect: fr(
    "La connexion est coupée aussitôt, sur tous les appareils. Les consultations en cours retournent dans leur file, avec leurs notes et leur fichier. Ce qui a été fait reste au journal, et l'accès peut être réactivé.",
  ),
  confirm: fr("Désactiver l'accès"),
  done: (name: string) => fr(`L'accès de ${name} est désactivé`),
  withdrawTitle: (name: string) => fr(`Retirer l'invitation de ${name} ?`),
  withdrawEffect: fr("Le lien déjà envoyé n'ouvrira plus rien."),
  withdrawn: (name: string) => fr(`L'invitation de ${name} est retirée`),
} as const;

export const resetFactorTexts = {
  title: (name: string) => fr(`Retirer le second facteur de ${name} ?`),
  effect: fr(
    "Pour un téléphone perdu ou changé. La connexion est coupée aussitôt, sur tous les appareils, et le mot de passe ne sert plus. Un e-mail contient le lien pour en choisir un autre ; l'atelier demande ensuite de relier une application.",
  ),
  confirm: 'Retirer le second facteur',
  done: (name: string) => fr(`Le second facteur de ${name} est retiré ; un lien est envoyé par e-mail`),
} as const;
