/** Pages that no journey rests on, in Firefox, WebKit and Chromium, at both widths of the design. */
import { afterAll, describe, expect, test } from 'vitest';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { deskOrder } from '#test/support/desk-report.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { bindAlbum } from './album.ts';
import type { Engine } from './engine.ts';
import { follow, lookThrough, press, see, unfold } from './hand.ts';
import { endAfterEach, type Look, lookedAt, openAs, runs, site, visit } from './visits.ts';

endAfterEach();
afterAll(() => bindAlbum());

const service = keyFor.western;

/** Public pages, and words that each of them shows. */
const pages = [
  ['home', '/', 'Pourquoi nous choisir'],
  ['services', '/services', 'Témoignages'],
  ['experts', '/experts', 'Nos experts'],
  ['examples', '/exemples', 'Exemples de rapports'],
  ['questions', '/faq', 'Questions fréquentes'],
  ['own-sky', '/mon-ciel', 'Mon ciel'],
  ['pack', `/checkout?service=${keyFor.pack}`, 'Choisissez vos consultations'],
] as const;

/** How far the thread of the home page begins from its words, and ends from the line that goes on in the chart. */
const threadGaps = (): string => {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const thread = box('figure > div > i');
  const words = box('figure p > b');
  const chart = box('figure img[src$="exemple.svg"]');
  if (!thread || !words || !chart) return 'no thread';
  const isBeside = words.right < chart.left;
  const end = chart.left - 0.03 * chart.width;
  const sides = isBeside
    ? [thread.left - words.right, thread.right - end]
    : [thread.right - words.left, thread.left - end];
  const gaps = [thread.top - words.bottom, thread.bottom - (chart.top + 0.8 * chart.height), ...sides];
  return gaps.every((gap) => Math.abs(gap) < 2) ? 'joined' : gaps.map(Math.round).join(' ');
};

/** An order of all four, paid. */
const orderAll = async (customer: TestCustomer): Promise<void> => {
  const { order_id, sessionId } = await buy(customer, [keyFor.pack]);
  await payAt(sessionId, 'paid');
  await awaitStatus(customer, order_id, 'paid');
};

const lookAtAccount = async (reader: Engine, look: Look): Promise<void> => {
  await press(reader, 'Mes commandes');
  await see(reader, 'Ce qui vous amène');
  await unfold(reader, 'Votre carte…', 'Votre rapport est arrivé');
  await see(reader, 'À pleine encre');
  await look(reader, 'orders');
  await press(reader, 'Historique');
  await look(reader, 'history');
  await press(reader, 'Profil');
  await see(reader, 'cet appareil');
  await press(reader, 'Modifier : Vos coordonnées');
  await look(reader, 'profile-form');
  await reader.open(site('/compte/mes-donnees'));
  await see(reader, 'Préparer mes données');
  await look(reader, 'own-data');
};

const lookAtReport = async (reader: Engine, look: Look, order: string): Promise<void> => {
  await reader.open(site(`/compte/lecture?commande=${order}&service=${service}`));
  await see(reader, 'Commencer la lecture');
  await look(reader, 'contents');
  await follow(reader, 'Commencer la lecture');
  await see(reader, 'Chapitre 1.');
  await look(reader, 'letter');
};

describe.each(runs)('screens in $name at $width px', ({ name, width, height }) => {
  test('pages that anybody opens', async () => {
    const shoot = lookedAt(name, width);
    const visitor = await visit(name, { width, height });
    for (const [moment, path, words] of pages) {
      await visitor.open(site(path));
      await see(visitor, words);
      await lookThrough(visitor);
      if (moment === 'home') expect(await visitor.run(threadGaps, [])).toBe('joined');
      await shoot(visitor, `public-${moment}`);
    }
  });

  test('the account with a report, and the report', async () => {
    const [customer, expert] = await Promise.all([newCustomer(), newExpert(service)]);
    const order = await deskOrder(customer, expert);
    await orderAll(customer);
    const shoot = lookedAt(name, width);
    const look: Look = (engine, moment) => shoot(engine, `own-${moment}`);
    const reader = await visit(name, { width, height });
    await openAs(reader, customer, '/compte');
    await lookAtAccount(reader, look);
    await lookAtReport(reader, look, order);
  });
});
