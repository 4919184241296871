/** Customer and expert talk to each other in Firefox, WebKit and Chromium, at both widths of the design. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { deskOrder } from '#test/support/desk-report.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import { bindAlbum } from './album.ts';
import { deliver, take } from './atelier.ts';
import { type Engine, until } from './engine.ts';
import { fill, follow, press, see, seeButton, seeRest, seeSent, tick, touch } from './hand.ts';
import { type LiveTimes, liveTimes } from './live.ts';
import { buy, validate } from './purchase.ts';
import { endAfterEach, type Look, lookedAt, openAs, runs, screens, visit } from './visits.ts';

endAfterEach();
afterAll(() => bindAlbum());

const [phone] = screens;
const brings = 'J’hésite entre Brest et Nantes.';
/** The journey of the purchase has pictures of these moments. */
const unseen: Look = (engine) => seeRest(engine);

type Sides = {
  readonly customer: Engine;
  readonly expert: Engine;
  readonly look: Look;
  readonly width: number;
  readonly live: LiveTimes;
};

const confide = async ({ customer, look }: Sides): Promise<void> => {
  await see(customer, 'Ce qui vous amène');
  await fill(customer, 'Vos mots pour…', brings);
  await press(customer, 'Confier ces mots');
  await see(customer, 'Cochez la case');
  await look(customer, 'words-without-agreement');
  await tick(customer, 'J’accepte que l’expert lise…');
  await press(customer, 'Confier ces mots');
  await see(customer, 'Vos mots sont confiés');
  await look(customer, 'words');
};

const openBoth = async ({ customer, expert, look }: Sides, number: string): Promise<void> => {
  await take(expert, look, number);
  await see(expert, 'Ce qui amène Camille');
  await see(expert, brings);
  await look(expert, 'part');
  await follow(customer, 'Écrire à…');
  await see(customer, 'Conversation avec');
  await see(customer, brings);
  await look(customer, 'conversation');
  await press(expert, 'Rédaction');
  await press(expert, 'Échange…');
  await see(expert, 'Répondre à Camille');
  await look(expert, 'exchange');
};

const talk = async ({ customer, expert, look, live }: Sides): Promise<void> => {
  const asked = 'Pour quand faut-il choisir ?';
  await fill(expert, 'Répondre à Camille', asked);
  await press(expert, 'Envoyer');
  await live.note('message of the expert', seeSent(expert, asked), see(customer, asked));
  await look(customer, 'message-came');
  const answered = 'Le poste commence le 18 janvier.';
  await fill(customer, 'Écrire à…', answered);
  await look(customer, 'message-typed');
  await press(customer, 'Envoyer');
  await live.note('message of the customer', seeSent(customer, answered), see(expert, answered));
  await look(expert, 'answer-came');
  // What stands on the screen is read: the count beside it goes away.
  await seeButton(expert, 'Échange');
};

const askMissing = async ({ customer, expert, look, live }: Sides): Promise<void> => {
  await press(expert, 'Demander ce qui manque');
  await tick(expert, 'Les noms de l’acte…');
  await fill(expert, 'Dites pourquoi, et où chercher', 'Vos nombres partent des noms de naissance.');
  await look(expert, 'asking');
  await press(expert, 'Demander à Camille');
  const title = 'Il manque les noms de l’acte de naissance';
  await live.note('question', see(expert, 'Question envoyée'), see(customer, title));
  await look(customer, 'asked');
  await tick(customer, 'Voici ce qui manque');
  await fill(customer, 'Prénoms de l’acte de naissance', 'Camille Rose');
  await fill(customer, 'Nom de naissance', 'D’Angelo');
  await press(customer, 'Répondre');
  const told = 'La réponse est arrivée, et le dossier en tient compte.';
  await live.note('answer to the question', see(customer, told), see(expert, told));
  await look(customer, 'replied');
  await look(expert, 'reply-came');
  await seeButton(expert, 'Échange');
};

const deliverLive = async (sides: Sides, file: string): Promise<void> => {
  const { customer, expert, look, width, live } = sides;
  // On a phone the exchange is a sheet above the page.
  if (width === phone.width) await press(expert, 'Fermer');
  await press(expert, 'Rapport');
  await deliver(expert, file);
  const told = 'Votre rapport est livré';
  await live.note('report', see(expert, 'Rapport livré à Camille'), see(customer, told));
  await look(customer, 'delivered');
};

const correct = async ({ customer, expert, look, live }: Sides): Promise<void> => {
  const expected = 'Aller jusqu’au printemps.';
  await follow(customer, 'Demander une correction');
  await tick(customer, 'Un passage qui ne répond pas…');
  await fill(customer, 'Où', '6. Les cycles, page 14');
  await fill(customer, 'Ce que vous attendiez', expected);
  await look(customer, 'correcting');
  await press(customer, 'Demander la correction');
  const asked = 'Vous : correction demandée';
  await live.note('correction', see(customer, asked), see(expert, 'Camille demande une correction'));
  await see(expert, expected);
  await look(customer, 'correction-asked');
  await look(expert, 'correction-came');
  const reasons = 'Le calcul est juste, page 3.';
  await press(expert, 'Garder le rapport et dire pourquoi');
  await fill(expert, 'Vos raisons', reasons);
  await look(expert, 'reasons');
  await press(expert, 'Envoyer ces raisons');
  await live.note('reasons', see(expert, 'Réponse envoyée'), see(customer, reasons));
  await look(customer, 'kept');
};

describe.each(runs)('conversation in $name at $width px', ({ name, width, height }) => {
  test('words, messages, a question, a report and its correction reach the other side live', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    const report = join(folder, 'rapport.pdf');
    await writeFile(report, await drawReport(keyFor.numbers));
    const shoot = lookedAt(name, width);
    const look: Look = (engine, moment) => shoot(engine, `talk-${moment}`);
    const customer = await visit(name, { width, height });
    const { email } = await buy(customer, unseen);
    const number = await validate(customer, unseen, email);
    const expert = await visit(name, { width, height });
    const live = liveTimes();
    const sides: Sides = { customer, expert, look, width, live };
    await confide(sides);
    await openAs(expert, await newExpert(keyFor.numbers), '/atelier');
    await openBoth(sides, number);
    await talk(sides);
    await askMissing(sides);
    await deliverLive(sides, report);
    await correct(sides);
    live.tell(`${name} at ${width} px`);
    await rm(folder, { recursive: true });
  });
});

/** A sentence of the fourth chapter of `deskOrder`. */
const sentence = 'Le Taureau ne court pas.';
const question = 'Cela vaut-il aussi pour le travail ?';
const answer = 'Oui, et ce n’est pas contraire.';

const standsBelow = ([words = '', text = '']: readonly string[]): string => {
  const said = [...document.querySelectorAll<HTMLElement>('[data-sentence]')].find(
    ({ innerText }) => innerText.trim() === words,
  );
  return said?.closest<HTMLElement>('[data-block]')?.innerText.includes(text) ? 'below' : '';
};
const seeBelow = (customer: Engine, text: string): Promise<void> =>
  until(
    `«${text}» below «${sentence}»`,
    async () => (await customer.run(standsBelow, [sentence, text])) !== '',
  );

const askInMargin = async ({ customer, expert, look, live }: Sides, author: string): Promise<void> => {
  await touch(customer, sentence);
  await look(customer, 'touched');
  await press(customer, `Interroger ${author} sur cette phrase`);
  await see(customer, 'Il vous reste trois questions');
  await fill(customer, 'Votre question à…', question);
  await look(customer, 'asking');
  await press(customer, 'Demander');
  await live.note(
    'question in the margin',
    seeBelow(customer, question),
    see(expert, 'Camille demande en marge du rapport'),
  );
  await look(customer, 'asked');
  await see(expert, sentence);
  await look(expert, 'question-came');
};

describe.each(runs)('margin in $name at $width px', ({ name, width, height }) => {
  test('a question about a sentence is answered at the desk, and the answer stands below it', async () => {
    const [buyer, author] = await Promise.all([newCustomer(), newExpert(keyFor.western)]);
    const about = `?commande=${await deskOrder(buyer, author)}&service=${keyFor.western}`;
    const shoot = lookedAt(name, width);
    const look: Look = (engine, moment) => shoot(engine, `margin-${moment}`);
    const customer = await visit(name, { width, height });
    const expert = await visit(name, { width, height });
    await openAs(expert, author, `/atelier${about}`);
    await see(expert, 'Notes entre collègues');
    await openAs(customer, buyer, `/compte/lecture${about}#chapitre-4`);
    const live = liveTimes();
    await askInMargin({ customer, expert, look, width, live }, author.name);
    await press(expert, 'Répondre en marge');
    await fill(expert, 'Votre réponse', answer);
    await look(expert, 'answering');
    await press(expert, 'Répondre à Camille');
    await see(expert, 'a répondu en marge');
    await look(expert, 'answered');
    await openAs(customer, buyer, `/compte/lecture${about}#chapitre-4`);
    await seeBelow(customer, answer);
    await look(customer, 'answer');
    live.tell(`${name} at ${width} px`);
  });
});
