import { erasedDays } from '../retention.ts';
import type { TableEntry } from './entry.ts';

const namesNobody = "rien : aucune personne n'y est nommée";
const namesNoCustomer = "rien : aucun client n'y est nommé";

/** What the atelier and the shop itself work with. */
export const atelierTables = {
  issues: {
    about: 'issues to handle that no queue shows, notices for staff mails',
    key: ['kind', 'id'],
    restore: 'Restore the lost rows.',
    holds:
      "ce qu'un administrateur doit regarder : adresse qui ne répond pas, adresse corrigée à confirmer, litige, remboursement dû, naissance à corriger, rapport qui en répète d'autres",
    foundBy: 'compte, commandes',
    fate: 'deleted',
    exported: {
      in: 'account',
      file: 'signalements',
      title: 'Ce que l’atelier doit regarder à votre sujet',
    },
  },
  settings: {
    about:
      'what due dates are computed from: absences and reports a day of each expert, closed disciplines, backlogs; how the charts of each expert begin',
    key: ['kind', 'id'],
    restore:
      'Restore the lost rows of the experts and of the closed disciplines; the sweep writes the backlogs.',
    holds:
      'les absences de chaque expert, son nombre de rapports par jour et ses choix habituels pour les thèmes ; les consultations fermées',
    foundBy: namesNoCustomer,
    fate: 'kept',
    stays: "Les réglages de l'expert, tant qu'il est dans l'équipe (RGPD, article 6.1.b)",
  },
  staff: {
    about: 'active, invited and former staff',
    key: ['user_id'],
    expires: true,
    restore:
      'People who left since that instant are back: run `npm run staff -- --stage prod leave <e-mail>` for each.',
    holds:
      'les personnes de la coopérative : nom, discipline, dates, et la version de leur notice qu’elles ont lue',
    foundBy: namesNoCustomer,
    fate: 'kept',
    stays: 'Le nom de qui a ouvert une naissance, pour le registre des accès (RGPD, article 6.1.f)',
  },
  passages: {
    about: 'what each expert keeps for later reports',
    key: ['expert', 'id'],
    expires: true,
    restore: 'Restore the lost rows.',
    holds: "les passages que chaque expert garde pour d'autres rapports",
    foundBy: namesNoCustomer,
    fate: 'kept',
    stays: "Le texte de l'expert, tant qu'il est dans l'équipe, puis 3 ans au plus (RGPD, article 6.1.b)",
  },
  limits: {
    about: 'counters of tries',
    key: ['id'],
    expires: true,
    restore: 'Never: the counters begin again.',
    holds: "des compteurs d'essais, sous l'empreinte d'une adresse ou d'un réseau",
    foundBy: "rien : aucune adresse n'y est lisible",
    fate: 'kept',
    stays: 'Empreinte et nombre, 2 jours au plus (RGPD, article 6.1.f)',
  },
  ledger: {
    about: 'each event of Stripe, once, and hashes of what was erased',
    key: ['id'],
    expires: true,
    restore:
      'Never before you have copied its rows `erased#…`: without them erased customers come back (RGPD art. 17).',
    holds: 'les numéros des événements de Stripe déjà traités ; les empreintes de ce qui a été effacé',
    foundBy: namesNobody,
    fate: 'kept',
    stays: `Numéros et empreintes, ${erasedDays} jours : plus qu'une sauvegarde, pour qu'aucune restauration ne ramène un compte effacé`,
  },
  counters: {
    about: 'the last number of each kind of paper',
    key: ['id'],
    restore:
      'A number never decreases (code général des impôts ann. II art. 242 nonies A): set it to the highest number among the `papers` of `Orders`, not to a restored value.',
    holds: "le dernier numéro de note et d'avoir",
    foundBy: namesNobody,
    fate: 'kept',
    stays: 'Numéro et commande (code général des impôts, annexe II, article 242 nonies A)',
  },
  sentences: {
    about: 'hashes of the sentences of delivered reports, without order or person',
    key: ['hash'],
    expires: true,
    restore: 'Not needed: each delivery adds its own, and without old ones less is compared.',
    holds:
      'les phrases des rapports livrés, sous forme d’empreintes de huit mots sous une clé secrète, sans prénom ni valeur du dossier',
    foundBy: "rien : ni commande ni personne n'y est nommée",
    fate: 'kept',
    stays:
      'Empreintes, 3 ans après la dernière livraison de la phrase : aucune phrase ne se lit dans son empreinte, ni ne s’essaie sans la clé',
  },
} as const satisfies Readonly<Record<string, TableEntry>>;
