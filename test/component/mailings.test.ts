/** /compte/courriers: what is written and why, and the switch of the guidance, in a session and from a mail's foot. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ShopError } from '#domain/wire/errors.ts';
import { resumeGuidance, stopGuidance } from '#domain/wire/guidance.ts';
import { type GuidanceChoice, readChoices, readGuidanceChoice, saveChoices } from '#domain/wire/mailings.ts';
import type { Answers } from '#test/support/component/answers.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { answerAccount, useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { hasFocus, press } from '#test/support/e2e/keyboard.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

const since = '2026-11-01T08:00:00.000Z';
const asked: GuidanceChoice = { asked_at: '2026-11-20T08:00:00.000Z' };
const at = '2026-11-26T09:00:00.000Z';
const stopped: GuidanceChoice = { ...asked, stopped_at: at, stopped_by: 'account' };

/** The choice of an account, which keeps what the page saves. */
const answerChoices = ({ answer }: Answers, start: GuidanceChoice = asked) => {
  let guidance = start;
  answer(readChoices, () => ({ since, guidance }));
  return answer(saveChoices, ({ body }) => {
    guidance = body?.guidance ? { ...asked, resumed_at: at } : stopped;
    return { since, guidance };
  });
};

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ce que nous vous écrivons' });
const sorts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const allSorts = ['Vos commandes', 'Votre compte et sa sécurité', 'Vos messages', 'La guidance du jour'];
const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Recevoir la guidance quand je la demande' });
const expectOn = (page: Page, isOn: boolean) =>
  expect.poll(() => theSwitch(page).getAttribute('aria-checked')).toBe(String(isOn));

describe.each(phone)('at $name', ({ viewport }) => {
  test('the profile leads to every sort of mail, and the switch ends and allows the guidance', async () => {
    const visitor = await visit({ viewport, as: newAccount() });
    const { page } = visitor;
    const saved = answerChoices(visitor);
    await page.goto('/compte');
    await page.getByRole('link', { name: 'Ce que nous vous écrivons' }).click();
    await title(page).waitFor();
    await see(page, /Votre dernier accord date du/);
    expect(await sorts(page)).toEqual(allSorts);
    await see(page, /Depuis l’ouverture de votre compte, le/);
    await expectOn(page, true);
    await press(page, theSwitch(page), 'Space');
    await see(page, /^Arrêtée le .*, dans votre compte\./);
    await expectOn(page, false);
    expect(await hasFocus(theSwitch(page))).toBe(true);
    await theSwitch(page).click();
    await see(page, /^Permise de nouveau le/);
    await expectOn(page, true);
    expect(saved.map(({ body }) => body)).toEqual([{ guidance: false }, { guidance: true }]);
  });

  test.each([
    ['commandes', 'Vos commandes'],
    ['compte', 'Votre compte et sa sécurité'],
    ['messages', 'Vos messages'],
  ])(
    'the foot of a mail about «%s» shows that sort alone, with and without a session',
    async (sort, name) => {
      for (const options of [{ viewport }, { viewport, as: newAccount() }]) {
        const { page } = await visit(options);
        await page.goto(`/compte/courriers?pour=${sort}`);
        await page.getByRole('heading', { level: 2, name }).waitFor();
        expect(await sorts(page)).toEqual([name]);
      }
    },
  );

  test('the foot of a guidance shows it alone, and its secret leaves the address', async () => {
    const token = 'A'.repeat(43);
    const { page, answer } = await visit({ viewport });
    answer(readGuidanceChoice, () => asked);
    const calls = [
      answer(stopGuidance, () => ({ stopped: true }) as const),
      answer(resumeGuidance, () => ({ resumed: true }) as const),
    ];
    await page.goto(`/compte/courriers?pour=guidance&token=${token}`);
    await see(page, /Votre dernier accord date du/);
    expect(await sorts(page)).toEqual(['La guidance du jour']);
    // A secret in the address bar could be seen or stored.
    expect(new URL(page.url()).search).toBe('?pour=guidance');
    await press(page, theSwitch(page), 'Enter');
    await see(page, /^Arrêtée le .*, par le lien d’un message\./);
    await theSwitch(page).click();
    await see(page, /^Permise de nouveau le/);
    expect(calls.map((sent) => sent.map(({ body }) => body))).toEqual([[{ token }], [{ token }]]);
    await page.getByRole('link', { name: 'Tout ce que nous vous écrivons' }).click();
    await see(page, /connectez-vous, ou ouvrez cette page par le lien/);
    expect(await sorts(page)).toEqual(allSorts);
  });

  test('a dead link says in French what to do next', async () => {
    const { page, answer, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400.*guidance.choice/);
    answer(readGuidanceChoice, () => new ShopError('link_invalid'));
    await page.goto(`/compte/courriers?pour=guidance&token=${'A'.repeat(43)}`);
    await see(page, 'Ce lien ne s’ouvre plus');
    await see(page, /Utilisez le lien du dernier message reçu/);
  });

  test('a customer signs in on the page and sees the choice', async () => {
    const customer = newAccount();
    const visitor = await visit({ viewport });
    const { page, pool } = visitor;
    answerAccount(visitor, customer);
    answerChoices(visitor);
    pool.accept(customer);
    await page.goto('/compte/courriers?pour=guidance');
    await signInWith(page, customer);
    await see(page, /Votre dernier accord date du/);
    await expectOn(page, true);
  });
});

test('a choice that could not be stored turns the switch back and says so; another try succeeds', async () => {
  const visitor = await visit({ as: newAccount() });
  const { page, answer, expectProblem } = visitor;
  answerChoices(visitor);
  expectProblem(/status of 500.*mailings/);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const refused = answer(saveChoices, async () => {
    await held;
    return new ShopError('unexpected');
  });
  await page.goto('/compte/courriers');
  await expectOn(page, true);
  await theSwitch(page).click();
  await see(page, 'Nous enregistrons votre choix…');
  await expectOn(page, false);
  expect(await theSwitch(page).getAttribute('aria-busy')).toBe('true');
  // A second press of the same wish is none.
  await theSwitch(page).press('Enter');
  release();
  await see(page, 'Votre choix n’a pas été enregistré');
  expect(refused).toHaveLength(1);
  await expectOn(page, true);
  await see(page, /Votre dernier accord date du/);
  answerChoices(visitor);
  await theSwitch(page).click();
  await see(page, /^Arrêtée le/);
  expect(await page.getByText('Votre choix n’a pas été enregistré').count()).toBe(0);
});

test('a page that could not be loaded is asked for again', async () => {
  const visitor = await visit({ as: newAccount() });
  const { page, answer, expectProblem } = visitor;
  expectProblem(/status of 500.*mailings/);
  answer(readChoices, () => new ShopError('unexpected'));
  await page.goto('/compte/courriers');
  await see(page, 'Votre choix n’a pas pu être chargé');
  expect(await sorts(page)).toEqual(allSorts);
  answerChoices(visitor, {});
  await button(page, 'Réessayer').click();
  await see(page, /Cette adresse n’a jamais demandé la guidance\./);
  await page.getByRole('link', { name: 'Demander la guidance du jour' }).click();
  await page.waitForURL('**/guidance');
});

test('an address that is not verified says nothing of its guidance, and leads to its proof', async () => {
  const { page, answer } = await visit({ as: newAccount() });
  answer(readChoices, () => ({ since }));
  await page.goto('/compte/courriers');
  await see(page, 'Votre adresse n’est pas encore confirmée');
  expect(await theSwitch(page).count()).toBe(0);
  expect(await page.getByText(/dernier accord/).count()).toBe(0);
  await page.getByRole('link', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/compte');
});
