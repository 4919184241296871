import type { Browser } from 'playwright-core';
import { orderNumber } from '#domain/order.ts';
import { text } from '#test/support/e2e/desk-pages.ts';
import type { Account } from '../../../bin/local/run-file.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { button, signIn } from './browser.ts';
import { scriptsFrom } from './desk-bytes.ts';
import { type Hand, handOf, nothing, type Tally } from './desk-hand.ts';
import type { Added } from './desk-sections.ts';

/** Takes the part from the queue, which opens it. */
const take = async (hand: Hand, orderId: string): Promise<void> => {
  const { page } = hand;
  const entry = page.getByRole('listitem').filter({ hasText: orderNumber(orderId) });
  await hand.click(entry.getByRole('button', { name: /^Prendre/ }));
  await hand.wait(page.getByRole('tab', { name: 'Rédaction' }));
};

/** Opens the desk, and puts all own passages that fit into the sections that speak of them. */
const assemble = async (hand: Hand): Promise<void> => {
  const { page } = hand;
  await hand.click(page.getByRole('tab', { name: 'Rédaction' }));
  await hand.wait(button(page, 'Assembler le brouillon'));
  await hand.click(button(page, 'Assembler le brouillon'));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Insérer/ }));
  await hand.wait(page.getByText(/insérés? dans/));
};

const writeOwn = async (hand: Hand, { own, proofs = 0, value }: Added): Promise<void> => {
  const { page } = hand;
  await hand.press('Control+End');
  const hasPassages = (await text(page).innerText()).trim() !== '';
  for (const [at, paragraph] of own.entries()) {
    if (at > 0 || hasPassages) await page.keyboard.press('Enter');
    await hand.write(paragraph);
  }
  if (value !== undefined) {
    await hand.press('@');
    await hand.seek(value);
  }
  for (let taken = 0; taken < proofs; taken += 1) {
    await button(page, /^En marge/)
      .first()
      .waitFor();
    await hand.press('Tab');
  }
};

const addPieces = async (hand: Hand, { pieces = [], questions = [] }: Added): Promise<void> => {
  const { page } = hand;
  for (const piece of pieces)
    await hand.click(page.getByRole('button', { name: new RegExp(`^Insérer ${piece}`, 'u') }).first());
  for (const [at, question] of questions.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await hand.write(question);
  }
};

/** One section after the other, from the letter to the end. */
const writeSections = async (hand: Hand, sections: readonly Added[]): Promise<void> => {
  const { page } = hand;
  await hand.click(text(page));
  for (const [at, section] of sections.entries()) {
    if (at > 0) await hand.press('Alt+ArrowDown');
    await writeOwn(hand, section);
    await addPieces(hand, section);
    const unread = button(page, /^Marquer les? .*relus?$/);
    if (await unread.isVisible()) await hand.click(unread);
  }
};

/** Has the checks read the text, takes the dossier's value where the text contradicts it, and keeps what may be kept. */
const check = async (hand: Hand): Promise<void> => {
  const { page } = hand;
  const side = page.getByRole('complementary', { name: 'À insérer' });
  await hand.click(button(page, 'Vérifier et livrer'));
  await hand.wait(side.getByText(/points? à voir$|^Rien à signaler/));
  const contradicted = side.getByRole('button', { name: /au lieu de/ });
  if ((await contradicted.count()) > 0) {
    await hand.click(contradicted.first());
    await hand.click(button(page, /^Remplacer par/));
    await hand.click(button(page, 'Relancer les contrôles'));
    await hand.wait(side.getByText(/points? à voir$|^Rien à signaler/));
  }
  for (const box of await side.getByLabel('Je l’ai vu et je le garde').all()) await hand.click(box);
};

/** Looks at the pages, checks the text, opens the very PDF and delivers it. */
const deliver = async (hand: Hand): Promise<void> => {
  const { page } = hand;
  await hand.click(page.getByText('Avec les pages', { exact: true }));
  await hand.wait(page.getByText(/, à jour$/));
  await check(hand);
  await hand.click(button(page, 'Mettre en page'));
  await hand.wait(button(page, /^Livrer/));
  await hand.click(button(page, /^Livrer/));
  const dialog = page.getByRole('dialog');
  await Promise.all([
    page.waitForEvent('popup'),
    hand.click(dialog.getByRole('button', { name: 'Ouvrir le PDF' })),
  ]);
  await hand.click(dialog.getByRole('button', { name: /^Livrer/ }));
  await hand.wait(page.getByText(/^Rapport livré à /));
};

type Asked = { readonly account: Account; readonly order: string; readonly sections: readonly Added[] };

/** What a report costs: its tools, and the scripts (brotli) that the desk loads before a word is written, and in all. */
export type Cost = { readonly tally: Tally; readonly opened: number; readonly loaded: number };

/** Writes a whole report in the browser, from the queue to its delivery. */
export const writeReport = async (browser: Browser, { site }: ShopFacts, asked: Asked): Promise<Cost> => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, baseURL: site, locale: 'fr-FR' });
  const page = await context.newPage();
  await signIn(page, asked.account);
  await page.goto('/atelier', { waitUntil: 'networkidle' });
  const tally = nothing();
  const hand = handOf(page, tally);
  await take(hand, asked.order);
  await page.waitForLoadState('networkidle');
  const bytes = scriptsFrom(page);
  await assemble(hand);
  await page.waitForLoadState('networkidle');
  const opened = await bytes();
  await writeSections(hand, asked.sections);
  await deliver(hand);
  const loaded = await bytes();
  await context.close();
  return { tally, opened, loaded };
};
