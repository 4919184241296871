/** What a customer sees of the own account and reports is held to the same as every page. */
import { test } from 'vitest';
import type { Access } from '#domain/atelier.ts';
import { listOrders, readOrder } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { readReport } from '#domain/wire/report-page.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { writeToExpert } from '#domain/wire/threads.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { lost } from '#test/support/component/answers.ts';
import { deliveredOrder, inHours, paidOrder, takenOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerReading, readableOrder, readingAddress } from '#test/support/component/reading.ts';
import { type Scene, useScenes } from '#test/support/component/scene.ts';
import { answerThread, messageFrom } from '#test/support/component/threads.ts';
import { type ComponentVisitor, useVisitors } from '#test/support/component/visitors.ts';
import { answerWords, toldWords } from '#test/support/component/words.ts';
import { at, hold } from '#test/support/e2e/hold.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const visit = useVisitors();
const holdScene = useScenes();

const id = (digit: number) => `${digit}`.repeat(8).concat('-1111-4111-8111-111111111111');
const unpaid = { parts: [], papers: [] };
const orders = [
  paidOrder({ id: id(1), email_validated: false }),
  paidOrder({ id: id(2), withdrawn_at: inHours(-1), withdrawn_services: [keyFor.numbers] }),
  takenOrder({ id: id(3), services: [keyFor.pack], amount: 6900, guarantee_until: inHours(700) }),
  deliveredOrder({ id: id(4), services: [keyFor.numbers, keyFor.design], amount: 3400 }),
  readableOrder({ id: id(5) }),
  deliveredOrder({ id: id(6), refunded_amount: 900, file_urls: [] }),
  paidOrder({ ...unpaid, id: id(7), status: 'pending', bank: { state: 'deciding', at: inHours(-1) } }),
  paidOrder({ ...unpaid, id: id(8), status: 'failed', bank: { state: 'refused', at: inHours(-1) } }),
  paidOrder({ ...unpaid, id: id(9), status: 'cancelled' }),
];
const answerOrders = ({ answer }: ComponentVisitor) => void answer(listOrders, () => ({ orders }));

const tab = (name: string): Scene => ({
  name,
  answers: answerOrders,
  open: async (page) => {
    await page.goto('/compte');
    await page.getByRole('tab', { name }).click();
    if (name !== 'Profil') await page.getByRole('article').first().waitFor();
  },
});

const chart: Scene = {
  name: 'the charts of a pack, with their positions',
  answers: ({ answer }) => {
    const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });
    answer(listOrders, () => ({ orders: [paidOrder({ services: [keyFor.pack], customer_info: born })] }));
  },
  open: async (page) => {
    await tab('Mes commandes').open(page);
    await page.getByText('Votre carte').press('Enter');
    await page.getByRole('tab', { name: nameFor.design }).click();
    await page.getByRole('img', { name: 'Schéma corporel.' }).waitFor();
    await page.getByText('Toutes les positions').click();
  },
};

const words: Scene = {
  name: 'the words for the experts of a pack, one of them refused',
  answers: (visitor) => {
    const { parts, ...order } = takenOrder({ services: [keyFor.pack], amount: 6900 });
    const [first, ...others] = parts.map(({ service }) => ({ service, state: 'waiting' as const }));
    const [taken] = parts;
    if (!first || !taken) return;
    visitor.answer(listOrders, () => ({ orders: [{ ...order, parts: [taken, ...others] }] }));
    answerWords(visitor, { [taken.service]: toldWords('Un long chemin. '.repeat(30).trim()) });
  },
  open: async (page) => {
    await tab('Mes commandes').open(page);
    await page.getByRole('textbox', { name: /^Vos mots pour/ }).fill('Deux villes.');
    await button(page, 'Confier ces mots').click();
    await page.getByRole('region', { name: 'Vos mots n’ont pas été confiés' }).waitFor();
  },
};

const register = '/compte/registre?commande=a1b2c3d4-0000-4000-8000-000000000001';
const correction: Scene = {
  name: 'the correction of a birth, refused',
  isForm: true,
  answers: ({ answer }) => {
    const born = customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth() });
    const asked = { request: { at: inHours(-1), born: { ...born, birthTime: '08:42' } } };
    answer(listOrders, () => ({ orders: [paidOrder({ customer_info: born, correction: asked })] }));
  },
  open: async (page) => {
    await tab('Mes commandes').open(page);
    await button(page, /^Corriger la naissance/).click();
    await page.getByLabel('Heure de naissance').fill('25:99');
    await button(page, 'Enregistrer la correction').click();
    await page.getByRole('region', { name: 'À corriger avant l’envoi' }).waitFor();
  },
};

const accesses: Access[] = [
  { at: inHours(-2), by: 'expert', name: 'Pascal Riviere', what: 'birth_data', service: keyFor.numbers },
  { at: inHours(-1), by: 'customer', what: 'report', service: keyFor.numbers },
];
const lines: Scene = {
  ...at(register),
  name: 'the register with its lines',
  isStill: false,
  answers: ({ answer }) => void answer(orderAccesses, () => ({ items: accesses })),
};

const talk: Scene = {
  name: 'a conversation, with a message that has no network',
  answers: (visitor) => {
    const order = takenOrder();
    visitor.answer(readOrder, () => ({ order }));
    const messages = [
      messageFrom('expert', 'Un long chemin. '.repeat(30).trim(), inHours(-30)),
      messageFrom('customer', 'Deux villes.\n\nEt la mer.', inHours(-2)),
    ];
    answerThread(visitor, { words: toldWords('Je change de métier.', inHours(-40)), messages });
    visitor.answer(writeToExpert, () => lost);
    visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  },
  open: async (page) => {
    await page.goto(`/compte/conversation?commande=${takenOrder().id}&service=${keyFor.numbers}`);
    await page.getByRole('textbox', { name: /^Écrire à / }).fill('Et merci.');
    await button(page, 'Envoyer').click();
    await button(page, 'Renvoyer').first().waitFor();
  },
};

const reading = (name: string, anchor: string, title: string): Scene => ({
  name,
  answers: answerReading,
  open: async (page) => {
    await page.goto(readingAddress(anchor));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  },
});
const lit: Scene = {
  ...reading('a placement of a report that is lit', '#chapitre-4', 'La Lune en Taureau'),
  open: async (page) => {
    await reading('', '#chapitre-4', 'La Lune en Taureau').open(page);
    await page.getByRole('button', { name: /^Lune Taureau/ }).click();
    await page.getByRole('img', { name: /^Thème natal.*En évidence/ }).waitFor();
  },
};
const large: Scene = {
  ...reading('a report whose text has twice its size', '#chapitre-2', 'Les positions'),
  isOne: true,
  open: async (page) => {
    await reading('', '#chapitre-2', 'Les positions').open(page);
    for (let step = 0; step < 4; step += 1) await button(page, 'A+ : texte plus grand').click();
    await see(page, 'Texte à 200 %');
  },
};
const readings = [
  reading('the cover of a report', '', 'Camille D’Angelo'),
  reading('a figure of a report', '#chapitre-1', 'Votre ciel de naissance'),
  ...[lit, large],
];

test.each([
  tab('Profil'),
  tab('Mes commandes'),
  tab('Historique'),
  { ...at('/compte#historique'), answers: answerOrders },
  ...[chart, correction, words, talk, lines, ...readings],
])('$name', (scene) => holdScene({ ...scene, by: { as: newAccount() } }));

test('a report without a session', async () => {
  const { page } = await visit();
  await hold(page, { ...at(readingAddress()), isStill: false, isOne: true });
});

const refusals = [
  { code: 'refunded', title: 'Rapport retiré', status: /status of 409/ },
  { code: 'not_found', title: 'Ce rapport ne se lit pas ici', status: /status of 404/ },
  { code: 'unexpected', title: 'Le rapport n’a pas pu être ouvert', status: /status of 500/ },
] as const;
test.each(refusals)('a report is not there: $title', async ({ code, title, status }) => {
  const { page, answer, expectProblem } = await visit({ as: newAccount() });
  answer(readReport, () => new ShopError(code));
  expectProblem(status);
  const open = async () => {
    await page.goto(readingAddress());
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await hold(page, { name: title, open, isOne: true });
});
