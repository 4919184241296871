/** Where links and payments lead is held to the same as every page. */
import { test } from 'vitest';
import { validateEmail, verifyPayment } from '#domain/wire/api.ts';
import { authenticity } from '#domain/wire/authenticity.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { paidOrder } from '#test/support/component/orders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { type ComponentVisitor, useVisitors } from '#test/support/component/visitors.ts';
import { expectStill } from '#test/support/e2e/check-page.ts';
import { hold, type View } from '#test/support/e2e/hold.ts';
import { button } from '#test/support/e2e/shop-pages.ts';
import { keyFor } from '#test/support/keys.ts';

const visit = useVisitors();

type Scene = View & { readonly answers?: (visitor: ComponentVisitor) => unknown };

const token = 'A'.repeat(43);
/** A view that is there once its title is. */
const titled = (name: string, path: string, answers?: Scene['answers']): Scene => ({
  name,
  isOne: true,
  ...(answers && { answers }),
  open: async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { name }).waitFor();
  },
});

const payment = '/compte?payment=success&session_id=cs_test_0000000000000000';
const link = `/validate-email?token=${token}&redirect=home`;
const later = Math.floor(Date.now() / 1000) + 86_400;

const returns: readonly Scene[] = [
  {
    name: 'the thank-you',
    answers: ({ answer }) => answer(verifyPayment, () => ({ verified: true, order: paidOrder() })),
    open: async (page) => {
      await page.goto(payment);
      await page.getByRole('dialog', { name: /^Merci/ }).waitFor();
    },
  },
  {
    name: 'a payment that the bank confirms later',
    answers: ({ answer }) => answer(verifyPayment, () => ({ verified: false, pending: true })),
    open: async (page) => {
      await page.goto(payment);
      await button(page, 'Vérifier à nouveau').waitFor();
    },
  },
  titled('Votre e-mail est confirmé', link, ({ answer }) =>
    answer(validateEmail, () => ({ success: true, alreadyValidated: false })),
  ),
  titled('E-mail déjà confirmé', link, ({ answer }) =>
    answer(validateEmail, () => ({ success: false, alreadyValidated: true })),
  ),
  titled('Votre rapport est prêt', `/rapport?token=${token}&expires=${later}`),
  titled('Ce lien a expiré', `/rapport?token=${token}&expires=1700000000`),
  {
    name: 'the account was created',
    isOne: true,
    keepsWords: true,
    open: async (page) => {
      await page.goto('/?account_created=true');
      await page.getByText('Compte créé avec succès !').waitFor();
    },
  },
  {
    name: 'a report that was replaced',
    answers: ({ answer }) =>
      answer(authenticity, () => ({
        ...({ service: keyFor.numbers, day: '2026-11-24', version: 1, state: 'replaced' } as const),
        ...{ newest: { version: 2, day: '2026-11-25' }, sha256: [] },
      })),
    open: async (page) => {
      await page.goto('/authenticite');
      await page.locator('fieldset:enabled').waitFor();
      await page.getByLabel('Code d’authenticité').fill('K7QM2R4D9WXA3H8V');
      await button(page, 'Vérifier').click();
      await page.getByRole('img', { name: 'Sceau calculé à partir du code' }).waitFor();
    },
  },
];

test.each(returns)('$name', async ({ answers, ...view }) => {
  const visitor = await visit({ as: newAccount() });
  answers?.(visitor);
  await hold(visitor.page, view);
});

test('a link that is not one of ours', async () => {
  const { page, answer, expectProblem } = await visit();
  answer(validateEmail, () => new ShopError('link_invalid'));
  expectProblem(/status of 400/);
  await hold(page, titled('Erreur lors de la validation', link));
});

test('nothing moves while a page loads for a customer', async () => {
  const { page } = await visit({ as: newAccount() });
  for (const path of [
    ...[
      '/',
      '/retractation',
      `/checkout?service=${keyFor.numbers}`,
      `/checkout?service=${keyFor.numbers}&step=2`,
    ],
    ...['/mot-de-passe', '/nouveau-mot-de-passe?token=A'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectStill(page);
  }
});
