import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import type { Message } from '#domain/threads.ts';

/** Names a part; the draft belongs to it, whoever holds it. */
export type DraftKey = { readonly order_id: string; readonly service: Discipline };

const keySchema = z.object({ order_id: z.string(), service: z.enum(disciplines) });

export const partOf = ({ order_id, service }: DraftKey): string => `${order_id}#${service}`;
/** The part of such a name; undefined for another text. */
export const partOfName = (name: string): DraftKey | undefined => {
  const [order_id, service] = name.split('#');
  return keySchema.safeParse({ order_id, service }).data;
};
/** What the customer said before the consultation was written. */
export const wordsEntry = 'words';
/** A message has its client's id, so that it is written once. */
export const messageEntry = ({ from, id }: Pick<Message, 'from' | 'id'>): string => `message#${from}#${id}`;
/** A correction that the customer of a delivered report asked for, with its answer. */
export const correctionEntry = (id: string): string => `correction#${id}`;
/** A question in the margin of the delivered report, with its answer. */
export const marginEntry = (id: string): string => `margin#${id}`;
export const questionEntry = (id: string): string => `question#${id}`;
/** Who reads the draft beside its expert, and what they say of it: both before the outline, which a reading of the draft begins with. */
export const colleagueEntry = 'colleague';
export const commentEntry = (id: string): string => `comment#${id}`;
export const outlineEntry = 'outline';
export const sectionEntry = (id: string): string => `section#${id}`;
export const stateEntry = (at: string, id: string): string => `state#${at}#${id}`;
