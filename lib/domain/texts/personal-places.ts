import { exportHours } from '../export.ts';
import { logDays } from '../retention.ts';
import type { Held } from '../tables/entry.ts';
import { titleOf } from '../tables/title.ts';
import { type AccountTable, type OrderTable, tableNames, tables } from '../tables.ts';
import { accountingSpan } from './spans.ts';

/** `account`: a bucket of another account. */
type Kind = 'table' | 'bucket' | 'pool' | 'account';
type Fate = { readonly fate: 'deleted' | 'reduced' | 'kept' };

/** The places beside the tables: buckets by the names of the stacks, the user pool, and the books. */
const others = {
  archives: {
    kind: 'bucket',
    holds: `le dossier « Mes données », gardé ${exportHours} heures`,
    foundBy: 'compte',
    fate: 'deleted',
  },
  reports: {
    kind: 'bucket',
    holds: 'les rapports et les fichiers envoyés par les experts, avec toutes leurs versions',
    foundBy: 'commandes',
    fate: 'deleted',
  },
  pool: {
    kind: 'pool',
    holds: "l'adresse et l'empreinte du mot de passe",
    foundBy: 'compte',
    fate: 'deleted',
  },
  papers: {
    kind: 'bucket',
    holds: 'les notes et les avoirs : nom, services, montants',
    foundBy: 'commandes',
    fate: 'kept',
    stays: `Les pièces comptables, ${accountingSpan} (code de commerce, article L. 123-22 ; RGPD, article 17.3.b)`,
  },
  books: {
    kind: 'account',
    holds:
      'les livres, dans un second compte : de chaque commande payée, nom, e-mail, services, montants et dates ; sans naissance, personne étudiée, rapport, appareil ni mots de personne ; les notes et les avoirs',
    foundBy: 'commandes',
    fate: 'kept',
    stays: `Une copie que personne ne peut modifier ni effacer avant son terme, ${accountingSpan} (code de commerce, article L. 123-22 ; RGPD, articles 17.3.b et 32.1.c)`,
  },
  site: {
    kind: 'bucket',
    holds: 'les pages du site, les mêmes pour tous',
    foundBy: "rien : aucune personne n'y est nommée",
    fate: 'kept',
  },
  bucketLogs: {
    kind: 'bucket',
    holds: 'les journaux de S3 : qui a lu ou écrit quel fichier, et de quel réseau',
    foundBy: 'rien : ni nom ni adresse e-mail',
    fate: 'kept',
    stays: `Journaux techniques, ${logDays} jours (RGPD, article 6.1.f)`,
  },
} as const satisfies Readonly<Record<string, Held & Fate & { readonly kind: Exclude<Kind, 'table'> }>>;

/** The places that an erasure changes. */
export type ErasedPlace = AccountTable | OrderTable | 'archives' | 'reports' | 'pool';

export type Place = Held & Fate & { readonly name: string; readonly kind: Kind };

/**
 * Every place that may hold personal data, for the register and the tests; typed with plain spaces. What an erasure does
 * is in `lambdas/accounts/forget.ts`.
 */
export const personalPlaces: readonly Place[] = [
  ...tableNames.map((name) => ({ ...tables[name], name: titleOf(name), kind: 'table' as const })),
  ...Object.entries(others).map(([name, place]) => ({ ...place, name: titleOf(name) })),
];
