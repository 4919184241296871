/** The pages of mailed links and the forms of visitors are held to the same as every page. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { passwordReset, validateEmail } from '#domain/wire/api.ts';
import { keepByLink } from '#domain/wire/closing.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { guidance, refuseGuidance, stopGuidance } from '#domain/wire/guidance.ts';
import { readGuidanceChoice } from '#domain/wire/mailings.ts';
import { readPerson } from '#domain/wire/persons.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import { refuseAccount } from '#domain/wire/validation.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { after, type Scene, useScenes } from '#test/support/component/scene.ts';
import { answeredPerson, erasedPerson, keptPerson, personAddress } from '#test/support/component/studied.ts';
import { fillGuidance, openGuidance, sendGuidance } from '#test/support/e2e/guidance-form.ts';
import { at } from '#test/support/e2e/hold.ts';
import { button, see, signInWith } from '#test/support/e2e/shop-pages.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const holdScene = useScenes();
const token = 'A'.repeat(43);
const email = 'camille@exemple.fr';

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();

const newPassword = '/nouveau-mot-de-passe';
const accounts: readonly Scene[] = [
  {
    ...{ name: 'a sign-up, refused', isForm: true, isOne: true },
    open: after('/auth', async (page) => {
      await page.getByRole('tab', { name: 'Inscription' }).click();
      await button(page, 'Créer mon compte').click();
      await page.getByRole('region', { name: 'À corriger' }).waitFor();
    }),
  },
  {
    ...{ name: 'a code of the second factor, refused', isOne: true },
    answers: ({ pool }) => pool.accept(newAccount(), '123456'),
    open: after('/compte', async (page) => {
      await signInWith(page, { email, password: 'sagesse-1-longue' });
      await button(page, 'Continuer').click();
      await see(page, 'Écrivez les six chiffres du code.');
    }),
  },
  {
    ...{ name: 'a link for another password is on its way', isOne: true },
    answers: ({ answer }) => void answer(passwordReset, () => ({ accepted: true }) as const),
    open: after('/mot-de-passe', async (page) => {
      await page.getByLabel('E-mail').fill(email);
      await button(page, 'Recevoir le lien').click();
      await see(page, 'Si un compte existe à cette adresse');
    }),
  },
  {
    ...{ name: 'the former address comes back, refused', isForm: true, isOne: true },
    open: after(`${newPassword}?token=${token}&undo=address`, async (page) => {
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('comete-77-neuve');
      await button(page, 'Reprendre mon adresse').click();
      await see(page, 'Les mots de passe ne correspondent pas');
    }),
  },
  {
    ...{ name: 'a link for another password that has expired', isOne: true },
    open: after(`${newPassword}?token=A&expires=1700000000`, (page) => see(page, 'Ce lien a expiré')),
  },
  {
    ...{ name: 'an incomplete link for another password', isOne: true },
    open: after(newPassword, (page) => see(page, 'Ce lien est expiré ou invalide.')),
  },
];

const validated = `/validate-email?token=${token}&redirect=account`;
const asks: Scene['answers'] = ({ answer }) => {
  answer(validateEmail, () => ({ success: false, alreadyValidated: false, asks: { email } }));
  answer(refuseAccount, () => ({ closed: 'deleted' }) as const);
};
const choices: readonly Scene[] = [
  {
    ...{ name: 'a verification link without the password', answers: asks, isForm: true },
    open: after(validated, (page) => page.getByText('Je ne connais pas ce mot de passe').click()),
  },
  {
    ...{ name: 'the account of a stranger, asked', answers: asks, isOne: true },
    open: after(validated, (page) => button(page, 'Ce n’est pas moi').click()),
  },
  {
    ...{ name: 'the account of a stranger, closed', answers: asks, isOne: true },
    open: after(validated, async (page) => {
      await button(page, 'Ce n’est pas moi').click();
      await button(page, 'Fermer ce compte').click();
      await title('C’est noté')(page);
    }),
  },
];

const keep = (name: string, act: (page: Page) => Promise<unknown>): Scene => ({
  ...{ name, isOne: true, open: after(`/compte/fermer?token=${token}`, act) },
  answers: ({ answer }) => void answer(keepByLink, () => ({ kept: true }) as const),
});
const account: readonly Scene[] = [
  keep('the link that keeps an account', title('Garder mon compte')),
  keep('an account that is kept', async (page) => {
    await button(page, 'Garder mon compte').click();
    await title('Votre compte reste ouvert')(page);
  }),
  at('/compte/mes-donnees'),
  { ...at('/compte/courriers'), isStill: false },
  { ...at('/compte/courriers?pour=commandes'), isStill: false, isOne: true },
];

const linked = `/compte/courriers?pour=guidance&token=${token}`;
const dead = () => new ShopError('link_invalid');
const form: Scene = {
  ...{ name: 'the guidance with a place by hand, refused', isForm: true },
  open: async (page) => {
    await openGuidance(page);
    await page.getByText('La rendre personnelle').click();
    await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('Ferme des Orgues');
    await button(page, 'Mon lieu n’est pas dans la liste').click();
    await page.getByLabel('Latitude').fill('-33,4');
    await sendGuidance(page);
    await page.getByRole('region', { name: 'À corriger avant l’envoi' }).waitFor();
  },
};
const guidances: readonly Scene[] = [
  form,
  {
    ...{ name: 'a guidance that was received today', isOne: true },
    answers: ({ answer, expectProblem }) => {
      expectProblem(/status of 409/);
      answer(guidance, () => new ShopError('guidance_received'));
    },
    open: async (page) => {
      await openGuidance(page);
      await fillGuidance(page, email);
      await sendGuidance(page);
      await see(page, 'Vous avez déjà reçu votre guidance aujourd’hui');
    },
  },
  {
    ...{ name: 'a guidance that is stopped', isOne: true },
    answers: ({ answer }) => void answer(stopGuidance, () => ({ stopped: true }) as const),
    open: after(`/guidance/stop?token=${token}`, title('Vous ne recevrez plus la guidance')),
  },
  {
    ...{ name: 'an address that is blocked', isOne: true },
    answers: ({ answer }) => void answer(refuseGuidance, () => ({ blocked: true }) as const),
    open: after(`/guidance/stop?token=${token}&reason=not-me`, title('Votre adresse est bloquée')),
  },
  {
    ...{ name: 'the foot of a guidance', isOne: true, keepsWords: true },
    answers: ({ answer }) =>
      void answer(readGuidanceChoice, () => ({ asked_at: '2026-11-20T08:00:00.000Z' })),
    open: after(linked, (page) => page.getByRole('switch').waitFor()),
  },
  {
    ...{ name: 'the foot of a guidance whose link is dead', isOne: true },
    answers: ({ answer, expectProblem }) => {
      expectProblem(/status of 400/);
      answer(readGuidanceChoice, dead);
    },
    open: after(linked, (page) => see(page, 'Ce lien ne s’ouvre plus')),
  },
];

const studied = (name: string, person: typeof keptPerson, act: (page: Page) => Promise<unknown>): Scene => ({
  name,
  answers: ({ answer }) => void answer(readPerson, () => person),
  open: after(personAddress, act),
});
const persons: readonly Scene[] = [
  studied('a person studied', answeredPerson, (page) => see(page, 'L’acte dit Brest.')),
  { ...studied('an erased person', erasedPerson, (page) => see(page, /^Effacé le/)), isOne: true },
  {
    ...studied('a person studied, before the erasure', keptPerson, async (page) => {
      await button(page, 'Effacer mes données').click();
      await page.getByRole('dialog').waitFor();
    }),
    isOne: true,
  },
  {
    ...{ name: 'a person studied whose link is dead', isOne: true },
    open: after('/personne', title('Ce lien ne s’ouvre pas')),
  },
  {
    ...{ name: 'a question whose link is dead', isOne: true },
    open: after('/question', title('Ce lien ne fonctionne plus')),
  },
];

const order = {
  ...{ number: 'a1b2c3d4', is_divisible: false, amount: 6900, is_late: false },
  services: [{ key: keyFor.pack, name: nameFor.pack, amount: 6900, withdrawable: true }],
  withdrawal_until: '2026-12-08T22:59:59.999Z',
};
const declare = async (page: Page) => {
  await page.locator('fieldset:enabled').waitFor();
  await page.getByLabel('Votre nom').fill('Camille D’Angelo');
  await page.getByLabel('Numéro de commande').fill(order.number);
  await page.getByLabel('Adresse e-mail du compte').fill(email);
  await button(page, 'Continuer').click();
};
const found: Scene['answers'] = ({ answer }) => {
  answer(findWithdrawal, () => ({ order }));
  answer(withdraw, () => ({ withdrawn_at: '2026-11-26T10:00:00.000Z', amount: 6900, receipt_to: email }));
};
const withdrawals: readonly Scene[] = [
  {
    ...{ name: 'a withdrawal, refused', isForm: true, isOne: true },
    open: after('/retractation', async (page) => {
      await page.locator('fieldset:enabled').waitFor();
      await button(page, 'Continuer').click();
      await page.getByRole('region', { name: 'À corriger avant de continuer' }).waitFor();
    }),
  },
  {
    ...{ name: 'a withdrawal to confirm', answers: found },
    open: after('/retractation', async (page) => {
      await declare(page);
      await see(page, 'Vérifiez, puis confirmez');
    }),
  },
  {
    ...{ name: 'a withdrawal that is registered', answers: found, isOne: true },
    open: after('/retractation', async (page) => {
      await declare(page);
      await button(page, 'Confirmer la rétractation').click();
      await see(page, 'Votre rétractation est enregistrée');
    }),
  },
];

test.each([...accounts, ...choices, ...account, ...guidances, ...persons, ...withdrawals])(
  '$name',
  holdScene,
);
