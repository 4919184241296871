import { region } from '#content/shop.ts';
import { merchant } from '#domain/merchant.ts';
import { backupDays } from '#domain/retention.ts';
import { type Place, personalPlaces } from '#domain/texts/personal-places.ts';
import { type Processing, processings } from '#domain/texts/processing.ts';
import { staffProcessings } from '#domain/texts/staff-processing.ts';

const { company, contact, dataProtection, host } = merchant;

const row = ({ name, purpose, people, data, ground, duration, readers }: Processing): string =>
  `| ${[name, purpose, people, data, ground, duration, readers].join(' | ')} |`;

const kinds = { table: 'table', bucket: 'fichiers', pool: 'comptes', account: 'second compte' } as const;
const fates = { deleted: 'effacé', reduced: 'réduit', kept: 'gardé' } as const;

const placeRow = ({ name, kind, holds, foundBy, fate, stays = '' }: Place): string =>
  `| ${name} (${kinds[kind]}) | ${holds} | ${foundBy} | ${fates[fate]} | ${stays} |`;

/** docs/registre.md, in French, as the merchant shows it to the CNIL. */
export const registerPage = (): string => `# Registre des activités de traitement

Cette page est écrite par \`npm run register\`, à partir des textes et des constantes du code (RGPD, article 30). Un test
refuse une page qui n'est plus à jour.

Responsable : ${company.name}, ${company.address}, ${contact.email}. Délégué à la protection des données :
${dataProtection.email}.

## Activités

| Activité | Finalité | Personnes | Données | Base légale (article 6) | Durée | Lecteurs |
|---|---|---|---|---|---|---|
${[...processings, ...staffProcessings].map(row).join('\n')}

Les sauvegardes des tables gardent ce qui a été effacé ${backupDays} jours ; un fichier effacé part aussitôt, avec toutes ses versions.

## Où elles se trouvent, et ce que fait un effacement

À la demande de la personne, après 3 ans d'inactivité, ou quand la boîte aux lettres dit « Ce n'est pas moi ».

| Lieu | Ce qui s'y trouve | Retrouvé par | À l'effacement | Ce qui reste, et pourquoi |
|---|---|---|---|---|
${personalPlaces.map(placeRow).join('\n')}

Hors de cette liste : les messages qu'aucune fonction n'a pu lire, 14 jours au plus ; la boîte du support, où arrivent les
messages du formulaire ; Stripe, qui garde les données du paiement selon ses propres obligations.

## Sous-traitants

| Sous-traitant | Rôle | Lieu |
|---|---|---|
| ${host.name} | hébergement, envoi des e-mails, comptes | région ${region.name} (${region.place}) ; diffusion du site par des serveurs du monde entier, sans copie des données |
| Stripe Payments Europe Limited | paiement, remboursement, lutte contre la fraude | Irlande ; une partie aux États-Unis |

## Transferts hors de l'Union européenne

Stripe : cadre de protection des données UE–États-Unis et clauses contractuelles types. Les échanges d'un visiteur qui se
trouve hors de l'Union passent, chiffrés, par le serveur de diffusion le plus proche de lui.

## Mesures de sécurité

Chiffrement des échanges et du stockage, droits d'accès limités à chaque fonction, journal des accès aux données de
naissance visible par le client, second facteur pour les personnes de la coopérative, effacement automatique.

## Analyse d'impact, en bref (article 35)

| Question | Réponse |
|---|---|
| Faut-il une analyse complète ? | Non, à notre lecture : ni données sensibles demandées, ni décision automatique, ni surveillance. La relire si l'un de ces points change. Les mots confiés par un client, à venir, ont la leur : [analyse d'impact](impact.md). |
| Nécessité | La naissance est indispensable à la consultation ; elle sert aussi à vérifier, avant une livraison, qu'un rapport va à la bonne personne. |
| Risque : une naissance lue par qui ne le doit pas | Seul l'expert de la commande l'ouvre ; un collègue ne lit qu'un brouillon, à sa demande, sans la naissance en couverture ; chaque ouverture est inscrite et visible du client. |
| Risque : un rapport remis à une autre personne | Contrôle du prénom et recherche d'autres noms et naissances avant la livraison, lien personnel et révocable, date de fin. |
| Risque : un compte pris | Adresse prouvée par sa boîte, limites d'essais, fin immédiate de toutes les sessions. |
| Risque résiduel | Faible ; revu à chaque nouveau traitement. |
`;
