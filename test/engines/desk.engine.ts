/** A report is finished at the desk in Firefox, WebKit and Chromium, at both widths of the design. */
import { afterAll, describe, test } from 'vitest';
import { savePassage } from '#domain/wire/desk.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { chapters, writeDraft } from '#test/support/desk-orders.ts';
import { newExpert, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { takenOrder } from '#test/support/reports.ts';
import { libraryOf } from '../measures/bench/desk-library.ts';
import { bindAlbum } from './album.ts';
import { type Engine, until } from './engine.ts';
import { press, see, tickEach } from './hand.ts';
import { endAfterEach, type Look, lookedAt, openAs, runs, screens, visit } from './visits.ts';

endAfterEach();
afterAll(() => bindAlbum());

const [phone] = screens;
const service = keyFor.numbers;

/** One passage for each life path: one of them fits. */
const keepPassages = async ({ access }: TestMember): Promise<void> => {
  const kept = libraryOf(service).filter(({ title }) => title.startsWith('Chemin de vie'));
  for (const [at, body] of kept.entries())
    await call('PUT', savePassage.path.replace('{passage}', `chemin-${at}`), { body, token: access });
};

/** A report that lacks its first chapter. */
const begun = async (expert: TestMember): Promise<string> => {
  const order = await takenOrder(await newCustomer(), expert);
  const title = { title: 'Votre chemin de vie,', second: 'et votre nombre d’expression' };
  await writeDraft(expert, order, [{ id: 'chemin', kind: 'chapter', ...title, blocks: [] }, ...chapters]);
  return order;
};

const markText = (): string => {
  for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
  document.querySelector('[role=textbox]')?.setAttribute('data-hand', '');
  return 'marked';
};

const says = ([words = '']: readonly string[]): string =>
  document.querySelector<HTMLElement>('[role=textbox]')?.innerText.includes(words) ? 'said' : '';

const write = async (engine: Engine, words: string): Promise<void> => {
  await engine.run(markText, []);
  await engine.type(words);
  await until(`«${words}» in the text`, async () => (await engine.run(says, [words])) !== '');
};

const assemble = async (expert: Engine, isPhone: boolean, look: Look): Promise<void> => {
  await see(expert, 'Un de vos passages convient à cette section');
  if (isPhone) await press(expert, 'Plan');
  await press(expert, 'Assembler le brouillon');
  await look(expert, 'assembling');
  await press(expert, 'Insérer 1 passage');
  await see(expert, '1 passage inséré dans 1 section');
  await press(expert, 'Marquer l…');
};

const deliver = async (expert: Engine, look: Look): Promise<void> => {
  await press(expert, 'Vérifier et livrer');
  await see(expert, 'à voir');
  await look(expert, 'checked');
  await tickEach(expert, 'Je l’ai vu et je le garde');
  await press(expert, 'Mettre en page');
  await press(expert, 'Livrer le rapport…');
  await look(expert, 'delivering');
  await press(expert, 'Livrer', 'Livrer');
  await see(expert, 'Rapport livré à Camille');
};

describe.each(runs)('desk in $name at $width px', ({ name, width, height }) => {
  test('a report is assembled from own passages, written, checked and delivered', async () => {
    const author = await newExpert(service);
    await keepPassages(author);
    const order = await begun(author);
    const shoot = lookedAt(name, width);
    const look: Look = (engine, moment) => shoot(engine, `desk-${moment}`);
    const expert = await visit(name, { width, height });
    await openAs(expert, author, `/atelier?commande=${order}&service=${service}`);
    await press(expert, 'Rédaction');
    await assemble(expert, width === phone.width, look);
    await write(expert, 'Et voici mes mots.');
    await look(expert, 'written');
    await deliver(expert, look);
  });
});
