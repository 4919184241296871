import { closeHistory, isHistoryTransaction } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import * as z from 'zod/mini';
import { asTyped } from './origins.ts';

/** Says that a transaction is a thing of its own, though it only brings words. */
export const ownThing = 'thing';

/** Letters in place of letters, or of nothing; without a slice they only go. */
const writing = z.object({
  stepType: z.literal('replace'),
  slice: z.optional(
    z.object({
      content: z.array(z.object({ type: z.literal('text') })),
      openStart: z.optional(z.literal(0)),
      openEnd: z.optional(z.literal(0)),
    }),
  ),
});

/** Letters that are typed one after the other are one thing, until a pause. */
const isTyping = (transaction: Transaction): boolean =>
  transaction.getMeta(ownThing) !== true &&
  transaction.steps.every((step) => z.safeParse(writing, step.toJSON()).success);

/** The state after a change: all but typing is a thing of its own for «Annuler», however fast it follows. */
export const applied = (state: EditorState, transaction: Transaction): EditorState => {
  if (isHistoryTransaction(transaction)) return state.apply(transaction);
  if (isTyping(transaction)) return state.apply(asTyped(transaction));
  const next = state.apply(closeHistory(transaction));
  return next.apply(closeHistory(next.tr));
};
