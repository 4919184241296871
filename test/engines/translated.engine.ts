/** A purchase by somebody whose browser translates each page, in Firefox, WebKit and Chromium. */
import { test } from 'vitest';
import { translator } from '#test/support/e2e/translated.ts';
import { nameFor } from '#test/support/keys.ts';
import { press, see } from './hand.ts';
import { buy } from './purchase.ts';
import { endAfterEach, lookedAt, names, screens, visit } from './visits.ts';

endAfterEach();

test.each(names)('%s buys on translated pages', async (name) => {
  const [phone] = screens;
  const customer = await visit(name, phone);
  const look = lookedAt(name, phone.width);
  await buy(customer, async (engine, moment) => {
    await engine.run(translator, []);
    await look(engine, `translated-${moment}`);
  });
  await press(customer, 'Mes commandes');
  await see(customer, nameFor.numbers);
  await look(customer, 'translated-order');
});
