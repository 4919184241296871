import { exportHours } from '../export.ts';
import { closingHours } from '../links.ts';
import { logDays, threadYears, unusedBirthDays } from '../retention.ts';
import { sessionDays } from '../sessions.ts';
import { accountingSpan } from './spans.ts';

/** The processing of personal data (GDPR, article 30): the privacy policy and the merchant's register read this list. */
export type Processing = {
  readonly name: string;
  readonly purpose: string;
  readonly people: string;
  readonly data: string;
  /** The legal ground of article 6. */
  readonly ground: string;
  readonly duration: string;
  /** The people of the shop who read the data. */
  readonly readers: string;
};

const administrators = 'Administrateurs';

/** Typed with plain spaces; each reader applies the French spacing. */
export const processings: readonly Processing[] = [
  {
    name: 'Votre compte',
    purpose: "Ouvrir le compte, s'y connecter, prouver l'adresse",
    people: 'Clients',
    data: 'E-mail, mot de passe (son empreinte seulement), nom et prénom si vous les donnez, forme d’adresse de nos e-mails et de vos consultations, fuseau horaire de nos e-mails, si vous les choisissez ; jusqu’à dix personnes pour qui vous commandez ; les appareils connectés : navigateur, système, dates de la connexion et de la dernière visite',
    ground: 'Contrat (article 6.1.b)',
    duration: `3 ans d'inactivité, ou ${closingHours} h après votre demande de fermeture ; un appareil connecté, ${sessionDays + 1} jours`,
    readers: administrators,
  },
  {
    name: 'Votre consultation',
    purpose: 'Écrire la consultation et la remettre',
    people: 'Clients ; personnes majeures pour qui un client commande, et qu’il prévient',
    data: 'Prénom, nom, prénoms et nom de naissance, date, heure et lieu de naissance, ce que vous savez de cette heure, les coordonnées du lieu et l’instant que nous en déduisons ; la date à laquelle le client déclare qu’une autre personne est majeure et d’accord ; le rapport, et son brouillon pendant que l’expert l’écrit',
    ground:
      'Contrat (article 6.1.b) ; pour une autre personne, intérêt légitime (article 6.1.f) : répondre à la demande du client au sujet d’une personne majeure et prévenue, qui s’oppose et fait effacer quand elle veut, par un lien',
    duration: `3 ans après le dernier contact, ou avec la fermeture du compte ; pour une autre personne, dès qu’elle le demande ; la naissance d'une commande jamais payée ou entièrement annulée, ${unusedBirthDays} jours`,
    readers:
      "L'expert chargé de la consultation ; un autre expert de la coopérative, quand il lui demande de relire le brouillon : il lit le texte, sans votre e-mail ni ce que vous avez confié",
  },
  {
    name: 'Ce qui vous amène',
    purpose: 'Dire à l’expert pourquoi vous venez, quand vous le voulez',
    people: 'Clients',
    data: 'Le texte que vous confiez à l’expert d’une consultation, la version de l’accord que vous avez coché, leurs dates et celle du retrait',
    ground:
      'Consentement (article 6.1.a, et 9.2.a pour ce qui est intime) : une case à part, décochée ; le retrait se fait quand vous voulez et efface le texte',
    duration: `Jusqu’au retrait, ou avec la naissance de la commande ; ${threadYears} ans après l’envoi au plus tard`,
    readers: "L'expert chargé de la consultation",
  },
  {
    name: 'Vos échanges avec vos experts',
    purpose: 'Vous écrire au sujet d’une consultation',
    people: 'Clients, experts',
    data: 'Les messages, les questions de l’expert et vos réponses, vos demandes de correction, vos questions en marge et leurs réponses, leurs dates, le nom de qui écrit, et jusqu’où chacun a lu',
    ground: 'Contrat (article 6.1.b)',
    duration: `Aussi longtemps que la consultation ; ${threadYears} ans après l’envoi au plus tard`,
    readers: "L'expert chargé de la consultation",
  },
  {
    name: 'Quand un expert s’inquiète pour vous',
    purpose: 'Demander l’aide d’un administrateur quand vos mots font craindre pour votre vie',
    people: 'Clients',
    data: 'La commande, la consultation et l’instant ; aucun mot de vos échanges, et aucune machine ne les juge',
    ground: 'Sauvegarde des intérêts vitaux (article 6.1.d, et 9.2.c)',
    duration: 'Jusqu’à ce qu’un administrateur l’ait vu ; avec la consultation au plus tard',
    readers: 'Les administrateurs',
  },
  {
    name: 'Votre commande et sa note',
    purpose: 'Vendre, encaisser, facturer, rembourser',
    people: 'Clients',
    data: 'Nom, e-mail, consultations, montant, dates, moyen de paiement (marque et quatre derniers chiffres), fuseau horaire, version des conditions acceptée ; sans données de naissance',
    ground:
      'Contrat (article 6.1.b), puis obligation légale (article 6.1.c ; code de commerce, article L. 123-22)',
    duration: accountingSpan,
    readers: administrators,
  },
  {
    name: 'Les notes de travail des experts',
    purpose: 'Rédiger ou corriger la consultation',
    people: 'Clients',
    data: 'Ce que votre expert note pour rédiger ou corriger votre consultation',
    ground: 'Contrat (article 6.1.b)',
    duration: 'Aussi longtemps que la consultation',
    readers: 'Experts de la commande',
  },
  {
    name: 'La vérification avant livraison',
    purpose: 'Ne remettre à personne le rapport d’un autre',
    people: 'Clients ; personnes pour qui un client commande',
    data: 'Les noms et la naissance des commandes en cours, et de celles que le même expert a ouvertes depuis un an : le programme les cherche dans chaque rapport avant sa livraison',
    ground:
      'Intérêt légitime (article 6.1.f) : garder chaque naissance entre vous et votre expert ; le programme seul compare, et l’expert ne voit que les mots qui sont déjà dans son propre rapport',
    duration:
      'Le temps de la comparaison ; les mots trouvés, jusqu’à la livraison ou jusqu’à ce qu’un autre fichier prenne la place',
    readers: "L'expert du rapport, pour les mots trouvés",
  },
  {
    name: 'Le code d’un rapport',
    purpose: 'Permettre de vérifier qu’un rapport vient de nous, sans dire pour qui il est écrit',
    people: 'Clients',
    data: 'Empreintes du code et des fichiers, commande, consultation, jour, version et état',
    ground:
      'Intérêt légitime (article 6.1.f) : protéger qui lit un rapport d’un faux ; un code n’apprend ni nom ni naissance',
    duration:
      'Commande et empreintes des fichiers, aussi longtemps que la consultation ; ensuite consultation, jour, version et état, sans rien qui nomme une personne, sans limite',
    readers: 'Qui tient le code : consultation, jour, version et état',
  },
  {
    name: 'Le registre des accès',
    purpose: 'Montrer au client qui a ouvert ses données',
    people: 'Clients, experts',
    data: 'Qui a ouvert vos données de naissance, et quand',
    ground:
      'Intérêt légitime (article 6.1.f) : protéger les naissances (RGPD, article 32) et montrer qui les lit ; de ce lecteur, le nom et l’heure suffisent',
    duration: 'Aussi longtemps que la consultation',
    readers: 'Le client lui-même',
  },
  {
    name: 'La guidance du jour',
    purpose: 'Envoyer le message demandé',
    people: 'Visiteurs',
    data: 'Nom, e-mail, fuseau horaire, données de naissance si vous les donnez, texte et date de votre accord, date et raison de votre refus',
    ground: 'Consentement (article 6.1.a)',
    duration:
      "Données de naissance : jusqu'à l'envoi du message ; le reste : jusqu'à votre retrait ; la preuve de l'accord, 3 ans",
    readers: 'Personne : le message est composé par le programme',
  },
  {
    name: 'Vos messages',
    purpose: 'Répondre',
    people: 'Visiteurs, clients',
    data: 'Prénom, nom, e-mail, fuseau horaire, sujet et message',
    ground: 'Intérêt légitime (article 6.1.f) : vous répondre, ce que vous attendez en nous écrivant',
    duration: '3 ans après le dernier échange',
    readers: administrators,
  },
  {
    name: 'Vos demandes sur vos données',
    purpose:
      'Vous donner une copie de vos données, les corriger, en limiter l’usage, et répondre dans le mois',
    people: 'Clients ; personnes pour qui un client commande',
    data: 'Nature et dates de la demande et de la réponse, sous l’empreinte du compte ; la copie elle-même, que vous seul ouvrez ; vos mots quand vous demandez une correction ou une limitation, ou vous opposez, l’e-mail où vous voulez la réponse si vous n’avez pas de compte, et notre réponse',
    ground: 'Obligation légale (article 6.1.c ; RGPD, articles 12, 15 à 18, 20 et 21)',
    duration: `La copie, ${exportHours} heures ; le registre des demandes, 3 ans`,
    readers: `${administrators} : le registre, sans votre nom ; vos mots, pour y répondre`,
  },
  {
    name: 'La sécurité du site',
    purpose: 'Empêcher les abus',
    people: 'Visiteurs, clients',
    data: 'Empreinte du réseau et de l’adresse e-mail, avec un compteur de tentatives',
    ground:
      'Intérêt légitime (article 6.1.f) : empêcher les abus ; il n’en reste ni nom ni e-mail lisible, et peu de temps',
    duration: '2 jours au plus',
    readers: 'Personne : le programme seul les compare',
  },
  {
    name: 'Les journaux techniques',
    purpose: 'Trouver une panne, et savoir ce qui s’est passé après un incident',
    people: 'Visiteurs, clients',
    data: 'Votre adresse IP à trois endroits : quand votre navigateur ouvre le fichier d’un rapport, d’une note ou de la copie de vos données ; quand il ouvre ou ferme une session ; quand le pare-feu arrête un appel, compte un passage inhabituel ou prend un appel dans son échantillon, sans ce qui y est écrit. Les journaux des appels et du programme ont l’heure, l’appel, le résultat et des numéros techniques, sans adresse IP, nom ni e-mail ; l’affichage des pages n’a pas de journal',
    ground:
      'Intérêt légitime (article 6.1.f) : voir et réparer une panne ou une intrusion ; les adresses n’y sont rapprochées d’aucun nom, et qui a lu vos données est écrit à part, dans le registre des accès',
    duration: `Fichiers et sessions, ${logDays} jours ; appels arrêtés ou comptés par le pare-feu, 30 jours, et son échantillon, 3 heures ; appels et programme, ${logDays} jours`,
    readers: 'Administrateurs techniques, après une alerte',
  },
];
