/** The birth of step 2: place, precision, instant, and what the order keeps of them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createPayment, listOrders } from '#domain/wire/api.ts';
import { wireOrder } from '#test/support/builders.ts';
import { paymentPage } from '#test/support/component/payment-page.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { type ComponentVisitor, useVisitors } from '#test/support/component/visitors.ts';
import { desk, phone } from '#test/support/e2e/browser.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { declare, openDetails, payButton, seeSummary } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import { plateTexts } from '#web/features/birth/plate-texts.ts';
import { missingTexts, placeTexts } from '#web/features/birth/texts.ts';
import { checkoutTexts } from '#web/texts/checkout.ts';

const visit = useVisitors();

const fill = async (page: Page, { date, time, place }: { date: string; time?: string; place: string }) => {
  await page.getByLabel('Date de naissance').fill(date);
  if (time !== undefined) await page.getByLabel('Heure de naissance').fill(time);
  await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill(place);
  await page.keyboard.press('Tab');
};

/** Orders, and reads the birth of the order as the account shows it. */
const birthInAccount = async ({ page, answer }: ComponentVisitor): Promise<string> => {
  const sent = answer(createPayment, paymentPage);
  await payButton(page).click();
  await page.waitForURL('**/faq');
  const ordered = sent[0]?.body?.customerInfo;
  if (!ordered) throw new Error('nothing was ordered');
  const { person: _, ...customerInfo } = ordered;
  answer(listOrders, () => ({ orders: [wireOrder({ customer_info: customerInfo })] }));
  await page.goto('/compte#historique');
  const line = page
    .getByRole('paragraph')
    .filter({ hasText: /^Naissance/ })
    .first();
  await line.waitFor({ state: 'attached' });
  return ((await line.textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
};

describe.each(phone)('at $name', ({ viewport }) => {
  test('a customer who does not know the hour can order', async () => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    await openDetails(page, [keyFor.numbers]);
    await fill(page, { date: '17/04/1991', place: 'Lyon' });
    await page.getByRole('radio', { name: /Je ne connais pas l’heure/ }).check();
    expect(await page.getByLabel('Heure de naissance').isDisabled()).toBe(true);
    await page.getByText('Une journée entière').waitFor();
    await declare(page);
    expect(await birthInAccount(visitor)).toMatch(
      /^Naissance : 17 avril 1991, heure inconnue, Lyon, Rhône\.$/,
    );
  });

  test.each([
    ['of a known hour', '06:42', plateTexts.yours],
    ['of a whole day', undefined, plateTexts.wholeDay],
  ])('the page does not move when the sky %s is drawn', async (_, time, title) => {
    const { page } = await visit({ viewport });
    await openDetails(page, [keyFor.western]);
    if (time === undefined) await page.getByRole('radio', { name: /Je ne connais pas l’heure/ }).check();
    await fill(page, { date: '', ...(time && { time }), place: 'Lyon' });
    await page.getByText(plateTexts.noDate).waitFor();
    const draw = await holdFiles(page, '**/assets/*.js');
    await page.getByLabel('Date de naissance').fill('17/04/1991');
    const figure = page.getByRole('figure').filter({ hasText: plateTexts.drawing });
    const waiting = await figure.boundingBox();
    draw();
    await page.getByText(title).waitFor();
    const drawn = await page.getByRole('figure').filter({ hasText: title }).boundingBox();
    expect(drawn?.height).toBeCloseTo(waiting?.height ?? 0, 0);
  });
});

describe.each(desk)('at $name', ({ viewport }) => {
  test('a doubled hour leads to a question', async () => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    await openDetails(page, [keyFor.western]);
    await fill(page, { date: '26/09/1976', time: '0h30', place: 'Paris, France' });
    await page.getByRole('heading', { name: /a sonné deux fois/ }).waitFor();
    await declare(page);
    await payButton(page).click();
    await seeSummary(page, checkoutTexts.whichHour.title, checkoutTexts.whichHour.text);
    await page.getByRole('radio', { name: /La seconde/ }).check();
    expect(await birthInAccount(visitor)).toContain(
      'Heure légale UTC+1, soit 23 h 30 UTC le 25 septembre 1976.',
    );
  });

  test('a place with namesakes is asked about, and is not taken for another one', async () => {
    const { page } = await visit({ viewport, as: newAccount() });
    await openDetails(page, [keyFor.western]);
    await fill(page, { date: '17/04/1991', time: 'vers 7 h 42', place: 'Saint-Denis' });
    const place = page.getByRole('combobox', { name: 'Lieu de naissance' });
    const asked = page.getByText(missingTexts.placeAsked('Saint-Denis'));
    await asked.waitFor();
    expect(await place.inputValue()).toBe('Saint-Denis');
    expect(await page.getByText('Est-ce bien votre ciel').count()).toBe(0);
    await place.focus();
    await page.getByRole('option', { name: /^Saint-Denis Seine-Saint-Denis/ }).click();
    await page.getByText('Est-ce bien votre ciel').waitFor();
    expect(await asked.count()).toBe(0);
    expect(await place.inputValue()).toBe('Saint-Denis, Seine-Saint-Denis');
    expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('07:42');
    expect(await page.getByRole('radio', { name: /À peu près/ }).isChecked()).toBe(true);
  });

  test('an order does not leave while the place is asked about', async () => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    const sent = visitor.answer(createPayment, paymentPage);
    await openDetails(page, [keyFor.western]);
    await fill(page, { date: '17/04/1991', time: '742', place: 'Saïgon' });
    await declare(page);
    await payButton(page).click();
    await page.getByText(missingTexts.placeAsked('Saïgon')).first().waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('combobox', { name: 'Lieu de naissance' }).focus();
    await page.getByRole('button', { name: placeTexts.notListed }).click();
    await expect.poll(() => page.getByText(missingTexts.placeAsked('Saïgon')).count()).toBe(0);
  });

  test('the typed birth survives a reload', async () => {
    const { page } = await visit({ viewport, as: newAccount() });
    await openDetails(page, [keyFor.western]);
    await fill(page, { date: '17/04/1991', time: '6h42', place: 'Genève' });
    await page.getByRole('radio', { name: /À peu près/ }).check();
    await page.getByText('Est-ce bien votre ciel').waitFor();
    await page.reload();
    await page.getByText('Est-ce bien votre ciel').waitFor();
    expect(await page.getByRole('radio', { name: /À peu près/ }).isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Lieu de naissance' }).inputValue()).toMatch(/^Genève/);
  });
});

type Kind = {
  readonly what: string;
  readonly typed: Parameters<typeof fill>[1];
  /** Answers what the birth asks. */
  readonly answer?: (page: Page) => Promise<unknown>;
  /** As the account shows it. */
  readonly line: string;
};
const kinds: readonly Kind[] = [
  {
    what: 'a place of the list, which gives the instant',
    typed: { date: '17/04/1991', time: '6h42', place: 'saint denis, la réunion' },
    answer: async (page) => {
      await page.getByText('Est-ce bien votre ciel').waitFor();
      await page.getByText('Ascendant Bélier').waitFor();
      await page.getByText('Avec l’heure exacte', { exact: false }).first().waitFor();
    },
    line: 'Naissance : 17 avril 1991 à 6 h 42, Saint-Denis, La Réunion. Heure légale UTC+4, soit 2 h 42 UTC.',
  },
  {
    what: 'Amsterdam in 1928, at the city’s own time',
    typed: { date: '15/06/1928', time: '10h', place: 'Amsterdam, Pays-Bas' },
    line: 'Naissance : 15 juin 1928 à 10 h 00, Amsterdam, Pays-Bas. Heure légale UTC+1 h 19 min 32 s, soit 8 h 40 UTC.',
  },
  {
    what: 'a divided department in 1941',
    typed: { date: '10/02/1941', time: '8h', place: 'Angoulême, Charente' },
    answer: async (page) => {
      await page.getByRole('heading', { name: 'Ce département vivait à deux heures' }).waitFor();
      await page.getByText('partageait le département où se trouve Angoulême (Charente)').first().waitFor();
      await page.getByRole('radio', { name: /Zone libre/ }).check();
    },
    line: 'Naissance : 10 février 1941 à 8 h 00, Angoulême, Charente. Heure légale UTC+1, soit 7 h 00 UTC.',
  },
  {
    what: 'a place that lives at two hours',
    typed: { date: '15/01/1990', time: '12h', place: 'Ürümqi' },
    answer: async (page) => {
      await page.getByRole('heading', { name: 'Deux horloges ont pu donner 12 h 00' }).waitFor();
      await page.getByText('Le Xinjiang vit à deux heures').first().waitFor();
      await page.getByRole('radio', { name: /Heure de Pékin, UTC\+8/ }).check();
    },
    line: 'Naissance : 15 janvier 1990 à 12 h 00, Ürümqi, Chine. Heure légale UTC+8, soit 4 h 00 UTC.',
  },
  {
    what: 'Tromsø, beyond the polar circle',
    typed: { date: '21/06/1990', time: '0h30', place: 'Tromsø' },
    line: 'Naissance : 21 juin 1990 à 0 h 30, Tromsø, Norvège. Heure légale UTC+2, soit 22 h 30 UTC le 20 juin 1990.',
  },
  {
    what: 'a part of the day',
    typed: { date: '17/04/1991', place: 'Lyon, Rhône' },
    answer: async (page) => {
      await page.getByRole('radio', { name: /Un moment de la journée/ }).check();
      await page.getByRole('combobox', { name: 'Moment de la journée' }).selectOption('morning');
    },
    line: 'Naissance : 17 avril 1991, le matin (6 h à 12 h), Lyon, Rhône.',
  },
  {
    what: 'a place that is not in the list',
    typed: { date: '17/04/1991', time: '6h42', place: 'Ferme des Trois Sources' },
    answer: async (page) => {
      await page.getByRole('combobox', { name: 'Lieu de naissance' }).press('ArrowDown');
      await page.getByRole('button', { name: 'Mon lieu n’est pas dans la liste' }).click();
      await page.getByLabel('Pays').fill('Madagascar');
      await page.getByText('Votre expert le situera').first().waitFor();
    },
    line: 'Naissance : 17 avril 1991 à 6 h 42, Ferme des Trois Sources, Madagascar.',
  },
];

describe.each(phone)('births of all kinds at $name', ({ viewport }) => {
  test.each(kinds)('$what', async ({ typed, answer, line }) => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    await openDetails(page, [keyFor.western]);
    await fill(page, typed);
    await answer?.(page);
    await declare(page);
    expect(await birthInAccount(visitor)).toBe(line);
  });
});
