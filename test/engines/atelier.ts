/** What an expert does with a consultation in the atelier, in every engine. */
import type { Engine } from './engine.ts';
import { attach, press, see } from './hand.ts';
import type { Look } from './visits.ts';

/** Takes a consultation from the queue, and opens it. */
export const take = async (expert: Engine, look: Look, number: string): Promise<void> => {
  await see(expert, `Commande ${number}`);
  await look(expert, 'queue');
  await press(expert, 'Prendre…', number);
};

/** Delivers a PDF for the open consultation. */
export const deliver = async (expert: Engine, file: string): Promise<void> => {
  await attach(expert, 'Choisir un…', file);
  await see(expert, 'PDF vérifié');
  await press(expert, 'Livrer le rapport…');
  await press(expert, 'Livrer', 'Livrer');
};
