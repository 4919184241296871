import * as z from 'zod/mini';
import { disciplines } from './catalogue.ts';
import { noticeSchema } from './notices.ts';

/** What the atelier calls a mail, and what the outbox keeps of it: ids and instants (UTC), because it holds no personal data. */
const mail = <const Kind extends string, Kept extends z.core.$ZodShape, const Repeats extends boolean>(
  kind: Kind,
  name: string,
  kept: Kept,
  repeats: Repeats,
) => ({ kind, name, subject: z.object({ kind: z.literal(kind), ...kept }), repeats });

/** A mail that is sent once for what is kept of it: these fields in their order are part of its name, so they stay. */
const once = <const Kind extends string, Kept extends Record<string, z.ZodMiniType<string | number>>>(
  kind: Kind,
  name: string,
  kept: Kept,
) => mail(kind, name, kept, false);

/** A mail that the same account may get again: who writes it adds what tells it apart. */
const repeated = <const Kind extends string, Kept extends z.core.$ZodShape>(
  kind: Kind,
  name: string,
  kept: Kept,
) => mail(kind, name, kept, true);

const text = z.string();
const correction = { user_id: text, request_id: text };
const moneyBack = { order_id: text, refund_id: text };
const moneyMoved = { ...moneyBack, at: text };

/** All mails. `lambdas/mails/<kind>.ts` says when each is still sent and what it says. */
export const mails = [
  once('confirmation', 'Confirmation de commande', { order_id: text }),
  repeated('payment-refused', 'Paiement refusé par la banque', { order_id: text }),
  repeated('validation', 'Confirmation d’adresse', {
    user_id: text,
    order_id: z.optional(text),
    redirect: z.optional(z.enum(['home', 'checkout', 'account'])),
  }),
  repeated('reset', 'Nouveau mot de passe', { user_id: text }),
  repeated('invitation', 'Invitation à l’atelier', { user_id: text }),
  repeated('address-changed', 'Changement d’adresse', {
    /** The former address was verified: its mailbox may undo the change. */
    can_undo: z.optional(z.boolean()),
    user_id: text,
    /** It is stored nowhere else. */
    former: text,
    at: text,
  }),
  /** A second administrator has confirmed a corrected address. `at`: when the former address was left; it may undo that. */
  repeated('address-confirmed', 'Nouveau mot de passe permis, à l’adresse précédente', {
    user_id: text,
    former: text,
    at: text,
    opens_at: text,
  }),
  once('address-opens', 'Nouveau mot de passe permis', { user_id: text, opens_at: text }),
  once('password-changed', 'Changement de mot de passe', { user_id: text, at: text }),
  once('closing', 'Fermeture du compte demandée', { user_id: text, closes_at: text }),
  /** The same, to a mailbox that the account had in the last days: whoever asks may have changed the address first. */
  repeated('closing-former', 'Fermeture du compte demandée, à l’adresse précédente', {
    user_id: text,
    closes_at: text,
    former: text,
  }),
  /** The address is stored nowhere else, and here only until the mail is sent. */
  repeated('closed', 'Compte fermé', { address: text }),
  once('idle', 'Compte bientôt effacé', { user_id: text, erases_at: text }),
  /** `version` is the day of the changed policy. */
  once('policy', 'Politique de confidentialité changée', { user_id: text, version: text }),
  once('contact', 'Message au support', { contact_id: text }),
  once('contact-receipt', 'Accusé de réception du message', { contact_id: text }),
  once('correction', 'Demande sur des données, à l’équipe', correction),
  once('correction-receipt', 'Accusé de réception de la demande', correction),
  once('correction-answer', 'Réponse à une demande sur des données', correction),
  /** Found by the key of its request. */
  once('person-answer', 'Réponse à la personne étudiée', { who: text, request_id: text }),
  /** To the buyer. `numbers`: those of the orders, parted by spaces; none where only the account kept the person. */
  once('person-erased', 'Personne étudiée effacée', { ...correction, numbers: text }),
  once('report', 'Rapport prêt', { order_id: text, service: z.enum(disciplines), version: z.int() }),
  /** `at`: the first message of an expert that the customer has not read. */
  once('message', 'Message d’un expert', { order_id: text, service: z.enum(disciplines), at: text }),
  /** `days` after the question: the first mail, a reminder, or the choice at the end. */
  once('question', 'Question d’un expert', {
    order_id: text,
    service: z.enum(disciplines),
    id: text,
    days: z.int(),
  }),
  once('report-kept', 'Réponse à une demande de correction', {
    order_id: text,
    service: z.enum(disciplines),
    id: text,
  }),
  /** `due_at` is the date that was missed. */
  once('late', 'Excuses pour un retard', { order_id: text, due_at: text }),
  once('birth', 'Réponse sur une naissance', { order_id: text, at: text }),
  once('withdrawal', 'Accusé de réception de la rétractation', moneyBack),
  once('refund', 'Remboursement', moneyBack),
  /** `at`: when the bank's refusal was known, or the new payment. */
  once('refund-returned', 'Remboursement renvoyé par la banque', moneyMoved),
  once('refund-again', 'Remboursement reparti', moneyMoved),
  /** For an address, given by its hash, and one local day (YYYY-MM-DD). */
  once('guidance', 'Guidance du jour', { address: text, for_date: text }),
  /** An administrator also gets the notices of other people's parts. */
  repeated('staff', 'Message à l’atelier', {
    user_id: text,
    is_administrator: z.boolean(),
    notices: z.array(noticeSchema),
  }),
] as const;
type Entry = (typeof mails)[number];
export type MailKind = Entry['kind'];
export type RepeatedKind = Extract<Entry, { repeats: true }>['kind'];

/** Mails to colleagues and to support. They may name several customers, so no customer takes them along. */
export const teamKinds: ReadonlySet<string> = new Set<MailKind>(['contact', 'correction', 'staff']);

const [first, ...others] = mails;
export const mailSubjectSchema = z.discriminatedUnion('kind', [
  first.subject,
  ...others.map(({ subject }) => subject),
]);
export type MailSubject = z.infer<typeof mailSubjectSchema>;
