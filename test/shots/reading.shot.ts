/** A report read in the account: cover, letter, plate, chapters, colophon, large text, withdrawn and replaced. */
import type { Page } from 'playwright-core';
import { catalogue } from '#domain/catalogue.ts';
import { answerKeeping } from '#test/support/component/reading.ts';
import { newCustomer } from '#test/support/customers.ts';
import { deliverDesk, deskOrder } from '#test/support/desk-report.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { setAttribute } from '#test/support/rows.ts';
import { shoot } from '#test/support/shots/camera.ts';
import { wholeReport } from '#test/support/whole-report.ts';

const service = keyFor.western;
const delivered: string[] = [];
const replacing: (() => Promise<void>)[] = [];

/** A customer with a delivered report; its order is the next that `open` takes. */
const reader = async () => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(service)]);
  const order = await deskOrder(customer, expert);
  delivered.push(order);
  return { customer, expert, order };
};
const visitor = async () => ({ as: (await reader()).customer });

const open = async (page: Page, anchor: string, order = delivered.pop()) => {
  await answerKeeping(page.context(), true);
  await page.goto(`/compte/lecture?commande=${order}&service=${service}${anchor}`);
  await page.getByText('Gardé sur cet appareil').waitFor();
};

const chapters = {
  'lecture-lettre': '#lettre',
  'lecture-planche': '#chapitre-1',
  'lecture-tableaux': '#chapitre-2',
  'lecture-heure': '#chapitre-3',
  'lecture-chapitre': '#chapitre-4',
  'lecture-liste': '#chapitre-7',
  'lecture-questions': '#chapitre-9',
  'lecture-colophon': '#colophon',
} as const;

shoot([
  {
    name: 'lecture-compte',
    visitor,
    open: async (page) => {
      await page.goto('/compte');
      await page.getByRole('tab', { name: 'Mes commandes' }).click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'lecture-sommaire',
    visitor,
    open: async (page) => {
      await open(page, '#chapitre-1');
      await page.getByRole('link', { name: /^Chapitre 2\./ }).click();
      await page.getByRole('heading', { level: 1, name: /^Les positions/ }).waitFor();
      await open(page, '', new URL(page.url()).searchParams.get('commande') ?? '');
    },
  },
  ...Object.entries(chapters).map(([name, anchor]) => ({
    name,
    visitor,
    open: (page: Page) => open(page, anchor),
  })),
  {
    name: 'lecture-double',
    visitor,
    open: async (page) => {
      await open(page, '#chapitre-4');
      for (let step = 0; step < 4; step += 1) await button(page, 'A+ : texte plus grand').click();
    },
  },
  {
    name: 'lecture-remplace',
    visitor: async () => {
      const { customer, expert, order } = await reader();
      replacing.push(() =>
        deliverDesk(expert, order, { ...wholeReport, sections: wholeReport.sections.slice(2) }),
      );
      return { as: customer };
    },
    open: async (page) => {
      const order = delivered.pop() ?? '';
      await open(page, '', order);
      await replacing.pop()?.();
      await open(page, '', order);
      await page.getByText('Une version 2 est là').waitFor();
      await button(page, 'Ce qui change').click();
    },
  },
  {
    name: 'lecture-retire',
    visitor: async () => {
      const { customer, order } = await reader();
      await setAttribute('Orders', ['id', order], 'refunded_amount', catalogue[service].price);
      return { as: customer };
    },
    open: async (page) => {
      await page.goto(`/compte/lecture?commande=${delivered.pop()}&service=${service}`);
      await page.getByRole('heading', { name: 'Rapport retiré' }).waitFor();
    },
    says: /status of 409/,
  },
]);
