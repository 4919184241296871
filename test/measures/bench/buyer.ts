import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { type ReadProfile, readProfile } from '#domain/wire/profile.ts';
import { checkoutTexts } from '#web/texts/checkout.ts';
import type { Account } from '../../../bin/local/run-file.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { button, launch, signIn } from './browser.ts';

/** The measurements of one purchase in a real browser, from the click on pay to the order in the account. */
export type Purchase = {
  /** Stripe's session. */
  readonly sessionId: string;
  /** Method and path of the browser's API calls since the click. */
  readonly apiCalls: readonly string[];
  /** Milliseconds from the click to Stripe's loaded page. */
  readonly toPaymentPage: number;
  /** Milliseconds from the end of Stripe's page to the shop's thank-you page. */
  readonly toThanks: number;
};

/** Callbacks at the moments between which calls are counted. */
export type Moments = { readonly clicked?: () => void; readonly arrived?: () => void };
export type Buyer = { buy(moments?: Moments): Promise<Purchase>; close(): Promise<void> };

const birth = [
  ['Date de naissance', '17/04/1991'],
  ['Heure de naissance', '06:42'],
  ['Lieu de naissance', 'Saint-Denis, La Réunion'],
] as const;

const isFilled = (field: Node | null) => field instanceof HTMLInputElement && field.value !== '';

/** A known birth is filled in by the account, so it is awaited; one that is not known is typed. */
const fillBirth = async (page: Page, { birth_place: known }: ReadProfile): Promise<void> => {
  for (const [label, value] of birth) {
    const field = page.getByLabel(label);
    if (known) await page.waitForFunction(isFilled, await field.elementHandle());
    else await field.fill(value);
  }
};

/** The customer is signed in: what is left are the birth, where the account knows none, and the legal confirmations. */
const fillDetails = async (page: Page): Promise<void> => {
  const [profile] = await Promise.all([
    page.waitForResponse('**/api/profile').then((answer) => answer.json()),
    page.goto('/checkout?service=numerologie').then(() => button(page, 'Continuer').click()),
  ]);
  await fillBirth(page, readProfile.answer.parse(profile));
  await page.getByRole('checkbox', { name: /conditions de vente/ }).check();
  await page.getByRole('checkbox', { name: 'Je déclare avoir 18 ans ou plus.' }).check();
  // The ping starts the payment function while a customer fills in the form (§7).
  await page.waitForLoadState('networkidle');
};

const timed = async (act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await act();
  await seen();
  return performance.now() - startedAt;
};

/** A queue that others fill meanwhile moves the promised date: the page shows the new one, and asks to order again. */
const arriveAtPayment = async (page: Page, order: Locator): Promise<void> => {
  const arrived = page.getByRole('heading', { level: 1, name: 'Paiement sécurisé' });
  await arrived.or(page.getByText(checkoutTexts.dueDateMoved)).first().waitFor();
  if (await arrived.isVisible()) return;
  await order.click();
  await arrived.waitFor();
};

const purchase = async (page: Page, { site }: ShopFacts, moments: Moments): Promise<Purchase> => {
  await fillDetails(page);
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site && pathname.startsWith('/api/')) apiCalls.push(`${request.method()} ${pathname}`);
  });
  moments.clicked?.();
  const order = button(page, 'Commander avec obligation de paiement');
  const toPaymentPage = await timed(
    () => order.click(),
    () => arriveAtPayment(page, order),
  );
  moments.arrived?.();
  const sessionId = /cs_\w+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('radio', { name: 'paiement accepté' }).check();
  const toThanks = await timed(
    () => page.getByRole('button', { name: /^Payer/ }).click(),
    () => page.getByRole('dialog', { name: /^Merci/ }).waitFor(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Accéder à mon compte' }).click();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Also counts further automatic requests of the page.
  await delay(2000);
  return { sessionId, apiCalls, toPaymentPage, toThanks };
};

/** A signed-in account in a separate browser. */
export const openBuyer = async (shop: ShopFacts, account: Account): Promise<Buyer> => {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: shop.site,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
    });
    context.setDefaultTimeout(30_000);
    const first = await context.newPage();
    await signIn(first, account);
    await first.close();
    const buy: Buyer['buy'] = async (moments = {}) => {
      const page = await context.newPage();
      return purchase(page, shop, moments).finally(() => page.close());
    };
    return { buy, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
};
