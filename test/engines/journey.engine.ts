/** From the first tick to the refund, in Firefox, WebKit and Chromium, at both widths of the design. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { orderNumber } from '#domain/order.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { album, bindAlbum } from './album.ts';
import { deliver, take } from './atelier.ts';
import { type Engine, until } from './engine.ts';
import { fill, follow, press, see, seeFilled, tick } from './hand.ts';
import { askCorrection, changePassword, closeAndKeep, seeMailings, takeData } from './own-account.ts';
import { buy, validate } from './purchase.ts';
import { endAfterEach, type Look, lookedAt, openAs, runs, site, visit } from './visits.ts';

endAfterEach();
afterAll(() => bindAlbum());

const read = async (customer: Engine, look: Look): Promise<void> => {
  // Nobody has touched this page since: it is updated by the socket.
  await see(customer, 'Confirmé');
  await look(customer, 'delivered');
  await press(customer, 'Ouvrir le PDF…');
  await until('the tab of the report', async () => (await customer.tabs()) > 1);
};

const withdraw = async (customer: Engine, look: Look): Promise<void> => {
  await follow(customer, 'Renoncer au contrat ici…', nameFor.numbers);
  await see(customer, 'Votre commande');
  await press(customer, 'Continuer');
  await see(customer, 'Vérifiez, puis confirmez');
  await look(customer, 'withdrawal');
  await press(customer, 'Confirmer la rétractation');
  await see(customer, 'Votre rétractation est enregistrée');
  await look(customer, 'withdrawn');
};

const askGuidance = async (visitor: Engine, look: Look, email: string): Promise<void> => {
  await visitor.open(site('/guidance'));
  await seeFilled(visitor, email);
  await tick(visitor, 'J’accepte…');
  await look(visitor, 'guidance');
  await press(visitor, 'Recevoir ma guidance');
  await see(visitor, 'Guidance envoyée !');
  await awaitMail(email, 'Votre guidance du');
};

const reset = async (visitor: Engine, look: Look, email: string): Promise<void> => {
  await visitor.open(site('/mot-de-passe'));
  await fill(visitor, 'E-mail', email);
  await press(visitor, 'Recevoir le lien');
  await see(visitor, 'Si un compte existe à cette adresse');
  await visitor.open(linkIn(await awaitMail(email, 'nouveau mot de passe'), '/nouveau-mot-de-passe').href);
  await fill(visitor, 'Nouveau mot de passe', 'comete-77-neuve');
  await fill(visitor, 'Confirmer le mot de passe', 'comete-77-neuve');
  await look(visitor, 'new-password');
  await press(visitor, 'Enregistrer le mot de passe');
  await see(visitor, 'Mot de passe modifié');
};

describe.each(runs)('$name at $width px', ({ name, width, height }) => {
  test('buys, pays, verifies the address, reads the report, withdraws, closes and keeps the account', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    const report = join(folder, 'rapport.pdf');
    await writeFile(report, await drawReport(keyFor.numbers));
    const look = lookedAt(name, width);
    const customer = await visit(name, { width, height });
    const { email, password } = await buy(customer, look);
    const number = await validate(customer, look, email);
    expect(number).toHaveLength(orderNumber(number).length);
    const expert = await visit(name, { width, height });
    const member = await newExpert(keyFor.numbers);
    await openAs(expert, member, '/atelier');
    await take(expert, look, number);
    await see(expert, 'Saint-Denis, La Réunion');
    await look(expert, 'part');
    await deliver(expert, report);
    await read(customer, look);
    await withdraw(customer, look);
    const own = { site, look };
    await seeMailings(customer, own);
    await takeData(customer, own);
    await askCorrection(customer, own);
    await closeAndKeep(customer, own, password);
    await changePassword(customer, own, password);
    await askGuidance(expert, look, member.email);
    await reset(expert, look, email);
    await rm(folder, { recursive: true });
    console.log(`${name} at ${width} px: pictures in ${album}`);
  });
});
