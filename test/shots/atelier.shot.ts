/** L'atelier: refused, the queue, a part before and after its report, the administrators' orders. */
import type { Page } from 'playwright-core';
import { confirmedOrder } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import {
  chooseAction,
  choosePdf,
  entryOf,
  openAtelier,
  seeChecked,
  takeAndOpen,
} from '#test/support/e2e/atelier-pages.ts';
import { button, seeSummary, signInWith } from '#test/support/e2e/shop-pages.ts';
import { newAdministrator, newcomer, newExpert } from '#test/support/experts.ts';
import { disputesStore, givenUpMail, hours, issuesStore, queuedOrder } from '#test/support/issues.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { badPdfs, drawReport } from '#test/support/report-pdf.ts';
import { shoot } from '#test/support/shots/camera.ts';

const asExpert = async () => ({ as: await newExpert(keyFor.numbers) });

/** An expert with a part of a new order. */
const atDesk = async (page: Page) => {
  const order = await confirmedOrder(await newCustomer());
  await openAtelier(page);
  await takeAndOpen(page, order);
};

/** Shows one issue of each kind. */
const seeIssues = async (page: Page) => {
  const customer = await newCustomer();
  const [since, note] = [hours(-3), 'bounce'];
  await queuedOrder(customer, -30, keyFor.design, { new_due_at: hours(40) });
  await queuedOrder(customer, 3, keyFor.numbers);
  const { id } = await queuedOrder(customer, 20, keyFor.numbers);
  await givenUpMail(customer);
  await issuesStore().open({ kind: 'address', id: claimsOf(customer.access).sub, since, note });
  const what = { id: 'du', status: 'needs_response', amount: 900, reason: 'fraudulent' };
  const dispute = { ...what, opened_at: since, respond_by: hours(100) };
  await disputesStore().note(await orderRow(id), dispute);
  await openAtelier(page);
  await page.getByRole('tab', { name: /^À traiter \d/ }).click();
  await page.getByRole('heading', { name: /^Paiements contestés/ }).waitFor();
};

/** Opens the first step of the enrolment; returns the password that it asks for. */
const openEnrolment = async (page: Page): Promise<string> => {
  const account = await newcomer(keyFor.numbers);
  await openAtelier(page);
  await signInWith(page, account);
  await page.getByRole('heading', { level: 2, name: 'Protéger l’accès à l’atelier' }).waitFor();
  return account.password;
};

const openSecret = async (page: Page) => {
  await page.getByLabel('Mot de passe', { exact: true }).fill(await openEnrolment(page));
  await button(page, 'Continuer').click();
  await page.getByRole('img', { name: /Code QR/ }).waitFor();
};

const openTeam = async (page: Page) => {
  await openAtelier(page);
  await page.getByRole('tab', { name: 'L’équipe' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Dans l’équipe' }).first().waitFor();
};

shoot([
  { name: 'atelier-signed-out', open: openAtelier },
  {
    name: 'atelier-refused',
    visitor: async () => ({ as: await newCustomer() }),
    open: openAtelier,
    says: /status of 403/,
  },
  {
    name: 'atelier-code',
    open: async (page) => {
      const { email, password } = await newExpert(keyFor.numbers);
      await openAtelier(page);
      await signInWith(page, { email, password });
      await page.getByLabel('Code à six chiffres').fill('12345');
      await button(page, 'Continuer').click();
    },
  },
  {
    name: 'atelier-enrolment-password',
    open: openEnrolment,
    says: /status of 403/,
  },
  {
    name: 'atelier-enrolment',
    open: openSecret,
    says: /status of 403/,
  },
  {
    name: 'atelier-enrolment-refused',
    open: async (page) => {
      await openSecret(page);
      await page.getByLabel('Code à six chiffres').fill('12345');
      await button(page, 'Activer').click();
      await seeSummary(page, 'À corriger avant de continuer');
    },
    says: /status of 403/,
  },
  {
    name: 'atelier-queue',
    visitor: asExpert,
    open: async (page) => {
      const order = await confirmedOrder(await newCustomer());
      await openAtelier(page);
      await entryOf(page, order)
        .getByRole('button', { name: /^Prendre/ })
        .click();
      await page.getByRole('link', { name: 'Retour à la file' }).click();
      await entryOf(page, order).getByText('Prise par moi').waitFor();
    },
  },
  {
    name: 'atelier-settings',
    visitor: asExpert,
    open: async (page) => {
      await page.goto('/atelier?vue=settings');
      await page.getByLabel('Premier jour').fill('24/12/27');
      await page.getByLabel('Dernier jour').fill('2/1/28');
      await button(page, 'Ajouter cette absence').click();
      await page.getByRole('listitem').filter({ hasText: '24 décembre 2027' }).waitFor();
      await page.getByLabel('Premier jour').fill('31/2');
      await button(page, 'Ajouter cette absence').click();
    },
  },
  {
    name: 'atelier-issues',
    visitor: async () => ({ as: await newAdministrator() }),
    open: seeIssues,
  },
  {
    name: 'atelier-nothing-forgotten',
    visitor: async () => ({ as: await newExpert(keyFor.western) }),
    open: async (page) => {
      await page.goto('/atelier?vue=issues');
      await page.getByRole('tab', { name: /^À traiter \d/ }).waitFor();
    },
  },
  { name: 'atelier-part', visitor: asExpert, open: atDesk },
  {
    name: 'atelier-checked',
    visitor: asExpert,
    open: async (page) => {
      await atDesk(page);
      await choosePdf(page, await drawReport(keyFor.numbers));
      await seeChecked(page);
    },
  },
  {
    name: 'atelier-pdf-refused',
    visitor: asExpert,
    open: async (page) => {
      await atDesk(page);
      await choosePdf(page, await badPdfs.script());
      await page.getByText('PDF refusé').waitFor();
    },
  },
  {
    name: 'atelier-hand-over',
    visitor: asExpert,
    open: async (page) => {
      await atDesk(page);
      await button(page, 'Transmettre').click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'atelier-team',
    visitor: async () => ({ as: await newAdministrator() }),
    open: async (page) => {
      await newExpert(keyFor.design);
      await openTeam(page);
    },
  },
  {
    name: 'atelier-factor-reset',
    visitor: async () => ({ as: await newAdministrator() }),
    open: async (page) => {
      const { email } = await newExpert(keyFor.design);
      await openTeam(page);
      await chooseAction(page.getByRole('listitem').filter({ hasText: email }), 'Retirer le second facteur');
      await page.getByRole('dialog').waitFor();
    },
  },
]);
