/** What customers do with their own account, in every engine. */
import type { Engine } from './engine.ts';
import { fill, follow, pick, press, see } from './hand.ts';
import type { Look } from './visits.ts';

type Visit = { readonly site: (path: string) => string; readonly look: Look };

export const takeData = async (customer: Engine, { site, look }: Visit): Promise<void> => {
  await customer.open(site('/compte/mes-donnees'));
  await press(customer, 'Préparer mes données');
  await see(customer, 'Vos données sont prêtes');
  await look(customer, 'own-data');
};

export const seeMailings = async (customer: Engine, { site, look }: Visit): Promise<void> => {
  await customer.open(site('/compte'));
  await see(customer, 'cet appareil');
  await look(customer, 'profile');
  await follow(customer, 'Ce que nous vous écrivons');
  await see(customer, 'Vos commandes');
  await see(customer, 'Rien ne part sans demande.');
  await look(customer, 'mailings');
};

export const askCorrection = async (customer: Engine, { site, look }: Visit): Promise<void> => {
  await customer.open(site('/compte/mes-donnees'));
  await pick(customer, 'Cela concerne', 'Une note ou un avoir');
  await fill(customer, 'Votre demande', 'Sur la note, mon nom est Le Goff.');
  await press(customer, 'Envoyer la demande');
  await see(customer, 'Demande envoyée');
  await look(customer, 'correction');
};

/** The last act of a journey: a request of the page with the old token may be refused, which Chromium logs, and tried again. */
export const changePassword = async (
  customer: Engine,
  { site, look }: Visit,
  present: string,
): Promise<void> => {
  const next = 'orbite-88-neuve';
  await customer.open(site('/compte'));
  await press(customer, 'Changer mon mot de passe');
  await fill(customer, 'Mot de passe actuel', present);
  await fill(customer, 'Nouveau mot de passe', next);
  await fill(customer, 'Confirmer le mot de passe', next);
  await look(customer, 'changing-password');
  await press(customer, 'Enregistrer le mot de passe');
  await see(customer, 'Mot de passe modifié');
};

export const closeAndKeep = async (
  customer: Engine,
  { site, look }: Visit,
  password: string,
): Promise<void> => {
  await customer.open(site('/compte/fermer'));
  await fill(customer, 'Votre mot de passe', password);
  await press(customer, 'Fermer mon compte');
  await press(customer, 'Oui, fermer mon compte');
  await see(customer, 'Fermeture demandée');
  await look(customer, 'closing');
  await press(customer, 'Garder mon compte');
  await see(customer, 'Votre compte reste ouvert');
};
