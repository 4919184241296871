/** A purchase and the confirmation of its address, in every engine. */
import { newCredentials } from '#test/support/customers.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink } from '#test/support/links.ts';
import { awaitMail } from '#test/support/mails.ts';
import type { Engine } from './engine.ts';
import { choose, fill, press, see, seeFilled, tick } from './hand.ts';
import { type Look, site } from './visits.ts';

/** `look` is called where a page is new. */
export const buy = async (customer: Engine, look: Look) => {
  const { email, password } = newCredentials();
  await customer.open(site(`/checkout?service=${keyFor.numbers}`));
  await see(customer, 'Choisissez vos consultations');
  await look(customer, 'services');
  await press(customer, 'Continuer');
  await see(customer, 'Vos informations');
  await fill(customer, 'Prénom', 'Camille');
  await fill(customer, 'Nom', 'D’Angelo');
  await fill(customer, 'Adresse e-mail', email);
  await fill(customer, 'Mot de passe', password);
  await fill(customer, 'Confirmer le mot de passe', password);
  await fill(customer, 'Date de naissance', '17/04/1991');
  await fill(customer, 'Heure de naissance', '06:42');
  await choose(customer, 'Lieu de naissance', 'saint-den', 'Saint-Denis La Réunion');
  await seeFilled(customer, 'Saint-Denis, La Réunion');
  // The plate pushes down what follows.
  await see(customer, 'Heure légale');
  await tick(customer, 'J’ai lu et j’accepte les…');
  await tick(customer, 'Je déclare avoir 18 ans…');
  await look(customer, 'details');
  await press(customer, 'Commander avec obligation de paiement');
  await see(customer, 'Paiement sécurisé');
  await press(customer, 'Payer…');
  await see(customer, 'Merci Camille');
  await look(customer, 'thanks');
  await press(customer, 'Accéder à mon compte');
  return { email, password };
};

/** Confirms the address of a purchase, and returns the number of its order, which the account then shows. */
export const validate = async (customer: Engine, look: Look, email: string): Promise<string> => {
  const { url } = await awaitLink({ email });
  await customer.open(url.href);
  await see(customer, 'Votre e-mail est confirmé');
  await look(customer, 'validated');
  const mail = await awaitMail(email, 'confirmée');
  const number = /Commande (\w{8})/.exec(mail.subject)?.[1];
  if (!number) throw new Error(`no number in «${mail.subject}»`);
  await customer.open(site('/compte'));
  await press(customer, 'Mes commandes');
  await see(customer, `Commande ${number}`);
  return number;
};
