import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accessSchema } from '#domain/atelier.ts';
import { birthRecordSchema } from '#domain/births/correction.ts';
import { stopReasons } from '#domain/mailings.ts';
import { mails, teamKinds } from '#domain/mails.ts';
import { noticeSchema } from '#domain/notices.ts';
import { outlineSchema } from '#domain/report/draft.ts';
import { fieldNames } from '#domain/texts/export-fields.ts';
import { stopNames } from '#domain/texts/stop-reasons.ts';
import { fr } from '#domain/texts/typography.ts';
import { explain, foreignFields } from '#lambdas/exports/explain.ts';
import { exportRecordSchema } from '#lambdas/storage/exports.ts';
import { guidanceAddressSchema } from '#lambdas/storage/guidances.ts';
import { orderRecordSchema, partRecordSchema, refundRecordSchema } from '#lambdas/storage/order-record.ts';
import { outboxRecordSchema } from '#lambdas/storage/outbox-record.ts';
import { profileRecordSchema } from '#lambdas/storage/profile-record.ts';
import { requestRecordSchema } from '#lambdas/storage/requests.ts';
import { tokenRecordSchema } from '#lambdas/storage/tokens.ts';

const ownMails = mails.filter(({ kind }) => !teamKinds.has(kind));

const schemas = {
  ...{ accessSchema, birthRecordSchema, noticeSchema, outlineSchema, exportRecordSchema },
  requestRecordSchema,
  ...{ orderRecordSchema, partRecordSchema, refundRecordSchema, profileRecordSchema, tokenRecordSchema },
  guidanceAddressSchema,
  mailSchema: z.omit(outboxRecordSchema, { subject: true }),
  ...Object.fromEntries(ownMails.map(({ kind, subject }) => [`the mail ${kind}`, subject])),
};

/** The names of all fields, at every depth. */
const fieldsIn = (json: unknown): string[] => {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...fieldsIn(value),
  ]);
};

it.each(Object.entries(schemas))('every field of %s has a French name', (_name, schema) => {
  const fields = fieldsIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  expect(fields).not.toEqual([]);
  expect(fields.filter((field) => !(field in fieldNames) && !foreignFields.has(field))).toEqual([]);
});

it('names no field that is left out', () => {
  expect([...foreignFields].filter((field) => field in fieldNames)).toEqual([]);
});

it('says in French how a guidance was stopped', () => {
  const { stopped_by } = fieldNames;
  for (const reason of stopReasons) expect(stopped_by).toContain(fr(`${reason} : ${stopNames[reason]}`));
});

it('puts the name beside each value, at every depth, and leaves out who else is named', () => {
  const row = {
    email: 'a@b.fr',
    who: 'staff',
    read_by: 'staff',
    others: [{ page: 3, what: 'name', words: 'Jean-Baptiste D’Angelo' }],
    expert: { id: 'staff', name: 'Pascal' },
    handed: { at: '2026-11-20', by: 'staff', from: 'staff' },
    memos: [{ text: 'le soir', by: 'Pascal' }],
    paid: { how: 'otherwise', by: { id: 'staff', name: 'Ines' } },
    absent: undefined,
  };
  expect(explain(row)).toEqual({
    email: { nom: 'Adresse e-mail', valeur: 'a@b.fr' },
    expert: { nom: 'Expert', valeur: { name: { nom: 'Nom', valeur: 'Pascal' } } },
    handed: { nom: 'Changement d’expert', valeur: { at: { nom: 'Le', valeur: '2026-11-20' } } },
    memos: {
      nom: 'Notes des experts',
      valeur: [{ text: { nom: 'Texte', valeur: 'le soir' }, by: { nom: 'Par', valeur: 'Pascal' } }],
    },
    paid: {
      nom: 'Payé autrement que par Stripe',
      valeur: {
        how: { nom: 'Comment', valeur: 'otherwise' },
        by: { nom: 'Par', valeur: { name: { nom: 'Nom', valeur: 'Ines' } } },
      },
    },
  });
});
