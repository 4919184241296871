import { deskRules } from '#content/rules.ts';
import { logDays, threadYears } from '../retention.ts';
import { sessionDays } from '../sessions.ts';
import type { Processing } from './processing.ts';
import { accountingSpan } from './spans.ts';

const people = 'Experts, administrateurs';

/**
 * The processing of data about the staff itself: the register and the notice in the atelier read this list. Customers, who
 * read the privacy policy, do not.
 */
export const staffProcessings: readonly Processing[] = [
  {
    name: "Votre accès à l'atelier",
    purpose: "Ouvrir et fermer votre accès à l'atelier, et le protéger",
    people,
    data: "Nom d'usage à l'atelier, e-mail, mot de passe (son empreinte seulement), secret du second facteur, discipline, administration ou non ; dates d'invitation, d'entrée et de départ ; version et date de la notice que vous avez lue ; les appareils connectés : navigateur, système, dates de la connexion et de la dernière visite",
    ground:
      "Contrat (article 6.1.b) ; pour le second facteur et les appareils, intérêt légitime (article 6.1.f) : l'atelier ouvre des naissances, un mot de passe seul ne les protège pas assez, et aucun lieu n'est noté",
    duration: `3 ans après le départ, comme le registre des accès qu'il explique ; un appareil connecté, ${sessionDays + 1} jours`,
    readers:
      'Administrateurs, sauf le mot de passe, le secret et les appareils ; votre nom, les clients concernés',
  },
  {
    name: 'Ce que vous ouvrez',
    purpose:
      "Montrer à chaque client qui a ouvert ses données ; reconnaître, avant une livraison, le nom d'un autre client que vous avez lu",
    people,
    data: "Votre nom, votre rôle, la commande, la date et l'heure, et ce qui est ouvert ou changé : naissance, brouillon d'un collègue, demande écrite, ce qui amène le client, messages, note, avoir, adresse e-mail",
    ground:
      "Intérêt légitime (article 6.1.f) : le client doit savoir qui lit sa naissance (RGPD, articles 5 et 32) ; votre nom d'usage et l'heure y suffisent, et rien n'en est compté",
    duration: "3 ans, ou jusqu'à l'effacement des données du client",
    readers: "Le client, avec votre nom et l'heure, dans son registre et dans la copie de ses données",
  },
  {
    name: 'Votre travail sur les commandes',
    purpose:
      'Écrire et livrer les consultations, rembourser, répondre aux clients, et pouvoir dire qui a agi',
    people,
    data: "Votre nom, l'action et sa date : consultation prise, confiée ou livrée, rapport accepté sans balises, naissance ou adresse corrigée, remboursement, réponse à une demande, discipline fermée à la vente ; les raisons et les notes entre collègues que vous écrivez",
    ground:
      'Contrat (article 6.1.b) ; pour les livraisons et les remboursements, obligation légale (article 6.1.c ; code de commerce, article L. 123-22)',
    duration: `Livraisons et remboursements, ${accountingSpan} ; le reste, jusqu'à l'effacement des données du client`,
    readers:
      'Administrateurs ; experts de la discipline ; le client : votre nom sur sa commande, vos raisons et vos notes dans la copie de ses données',
  },
  {
    name: 'Vos brouillons',
    purpose:
      'Écrire un rapport en plusieurs fois, le reprendre, le confier sans rien perdre ou le faire relire',
    people: 'Experts',
    data: "Le texte en cours, l'auteur et l'heure de chaque enregistrement, ce que chaque section était dans le dernier jour ; qui relit à votre demande, ou à la demande de qui vous relisez, et les commentaires écrits en marge",
    ground: 'Contrat (article 6.1.b)',
    duration:
      "3 ans après le dernier enregistrement, ou jusqu'à l'effacement des données du client ; les états d'un jour, 26 heures ; les commentaires, jusqu'à la fin de la relecture : sa clôture, la livraison, ou la consultation confiée à un autre",
    readers:
      "L'expert chargé de la consultation ; le collègue à qui il demande de relire, sans savoir d'où viennent les mots ; le client, dans la copie de ses données. Aucun administrateur",
  },
  {
    name: 'Vos échanges avec les clients',
    purpose:
      "Répondre à un client au sujet de sa consultation, et qu'un collègue qui la reprend sache ce qui est dit",
    people: 'Experts',
    data: "Vos messages, vos questions et vos réponses aux demandes de correction et en marge, leurs dates, votre nom, et jusqu'où vous avez lu ceux du client",
    ground: 'Contrat (article 6.1.b)',
    duration: `${threadYears} ans après l'envoi, ou jusqu'à l'effacement des données du client ; votre nom y reste après votre départ`,
    readers: "Le client, et l'expert chargé de la consultation",
  },
  {
    name: 'Vos réglages et nos e-mails',
    purpose: 'Calculer les dates promises, et vous avertir par e-mail de ce que vous avez à faire',
    people,
    data: "Absences (les jours, sans leur motif), rapports par jour, heure choisie pour les e-mails ; ce dont vous avez été averti (numéro de commande, discipline, date), sans le nom d'un client",
    ground:
      "Intérêt légitime (article 6.1.f) : tenir les dates promises ; vous écrivez ces réglages vous-même, et l'absence n'a pas de motif",
    duration:
      "Ce dont vous avez été averti : jusqu'à ce que la consultation soit livrée ou annulée ; les e-mails envoyés, 90 jours ; le reste, jusqu'à votre départ",
    readers: "Vous ; le programme, qui calcule les dates ; un administrateur, quand un e-mail n'arrive pas",
  },
  {
    name: 'Vos passages',
    purpose: "Garder ce que vous reprenez d'un rapport à l'autre",
    people: 'Experts',
    data: "Les textes que vous choisissez de garder, leur titre et leur date, sans le nom d'un client",
    ground: 'Contrat (article 6.1.b)',
    duration: 'Tant que vous les gardez ; après votre départ, 3 ans au plus',
    readers: 'Vous seul',
  },
  {
    name: "D'où viennent vos mots",
    purpose: 'Montrer au client, si vous le voulez, comment son rapport a été écrit',
    people: 'Experts',
    data: "Éteint tant que vous ne l'allumez pas. À côté de chaque mot du brouillon, s'il vient de vos passages, de vos notes ou d'une citation ; si vous le demandez aussi, les jours d'écriture. Ni heures, ni durées, ni frappes, ni vitesse, ni pauses",
    ground:
      "Consentement (article 6.1.a), donné pour le compte, puis à chaque livraison pour ce qui est montré ; refuser ou éteindre n'a aucune conséquence (code du travail, article L. 1121-1)",
    duration:
      "Le compte, autant que le brouillon ; ce que vous avez montré, dans le rapport livré, et à la page « Authenticité » jusqu'à l'effacement des données du client",
    readers:
      'Vous seul ; ce que vous montrez, tous ceux qui ont le code du rapport. Aucun administrateur, et rien n’en sert à vous évaluer',
  },
  {
    name: 'Les phrases déjà livrées',
    purpose: 'Livrer à chaque client un texte écrit pour lui',
    people: 'Experts',
    data: `Les phrases des rapports livrés, sous forme d'empreintes sous une clé secrète, sans nom ; un signalement quand plus de ${deskRules.mostSame} % d'un rapport a déjà été livré : la commande, la discipline, la part`,
    ground:
      'Intérêt légitime (article 6.1.f) : tenir ce qui est vendu ; le programme ne fait que signaler, une personne regarde et en parle avec vous',
    duration:
      "Les empreintes, 3 ans après la dernière livraison de la phrase ; le signalement, jusqu'à ce qu'un administrateur le retire",
    readers: 'Vous, quand vous rédigez dans l’atelier ; administrateurs',
  },
  {
    name: 'Votre nom public',
    purpose: 'Dire aux clients qui écrit, et signer chaque rapport',
    people: 'Experts',
    data: 'Nom, discipline, années de pratique, note des clients, portrait, présentation et signature, tels que vous les avez donnés à la coopérative',
    ground: 'Contrat (article 6.1.b)',
    duration: "Jusqu'à votre départ ; dans un rapport livré, aussi longtemps que son client le garde",
    readers: 'Tous : les pages du site et les rapports',
  },
  {
    name: "Les journaux techniques de l'atelier",
    purpose: 'Trouver une panne ou un abus',
    people,
    data: "Appel, heure, durée, résultat et numéros techniques ; votre adresse IP quand un fichier est déposé ou ouvert, quand une session s'ouvre ou se ferme, quand le pare-feu arrête, compte ou échantillonne un appel ; des compteurs d'essais sous une empreinte ; sans nom ni e-mail",
    ground:
      "Intérêt légitime (article 6.1.f) : garder l'atelier ouvert et sûr ; il n'en reste ni nom ni e-mail lisible, et peu de temps",
    duration: `Compteurs, 2 jours au plus ; pare-feu, 30 jours ; autres journaux, ${logDays} jours`,
    readers: 'Administrateurs',
  },
];
