import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import type { TableName } from '#domain/tables.ts';
import { staffProcessings } from '#domain/texts/staff-processing.ts';
import { fr } from '#domain/texts/typography.ts';
import { plainWords } from '#web/features/legal/legal-document.ts';
import { staffNotice } from '#web/pages/atelier/notice-texts.ts';

const passages = [
  staffNotice.date,
  plainWords(staffNotice.intro),
  ...staffNotice.sections.flatMap(({ heading, paragraphs, entries = [] }) => [
    heading,
    ...paragraphs.map(plainWords),
    ...entries.flatMap(({ name, facts }) => [name, ...facts.map(({ text }) => plainWords(text))]),
  ]),
];

test('a changed text has a new version, which asks every member again', () => {
  const hash = createHash('sha256').update(passages.join('\n')).digest('hex');
  expect([staffNoticeVersion, hash]).toEqual([
    '2026-12-02',
    'ee5cdf91fde1173dd0571a8642bcfc88b9e9ab6b60cc8696a1f282570ab46dbd',
  ]);
});

it('says of each processing of the register what, why, on which ground, how long and who', () => {
  for (const { people: _, ...told } of staffProcessings)
    for (const text of Object.values(told)) expect(passages).toContain(fr(text));
});

it.each([
  ['who answers for it', /est responsable de ces données/],
  ['where it comes from', /Elles viennent de vous/],
  ['no evaluation', /Rien de cette liste ne sert à vous évaluer/],
  ['no automated decision', /Aucune décision n’est prise à votre sujet par une machine/],
  ['the rights', /lire ces données, les faire corriger ou effacer, en limiter l’usage, .* vous opposer/],
  ['whom to write to', /donnees@/],
  ['the authority', /réclamation à la CNIL/],
  ['that customers read the name', /Le client, avec votre nom et l’heure/],
  ['that customers read reasons and notes', /vos raisons et vos notes dans la copie de ses données/],
])('says %s', (_, words) => {
  expect(passages.join('\n')).toMatch(words);
});

/** Where each table names a member of the staff, or what belongs to one; a new table needs its answer here. */
const told = {
  orders: undefined,
  births: 'Votre travail sur les commandes',
  parts: 'Votre travail sur les commandes',
  drafts: 'Vos brouillons',
  accesses: 'Ce que vous ouvrez',
  refunds: 'Votre travail sur les commandes',
  codes: "D'où viennent vos mots",
  profiles: "Votre accès à l'atelier",
  outbox: 'Vos réglages et nos e-mails',
  tokens: "Votre accès à l'atelier",
  sessions: "Votre accès à l'atelier",
  connections: "Votre accès à l'atelier",
  guidances: undefined,
  contacts: undefined,
  requests: 'Votre travail sur les commandes',
  exports: undefined,
  issues: 'Vos réglages et nos e-mails',
  settings: 'Vos réglages et nos e-mails',
  staff: "Votre accès à l'atelier",
  passages: 'Vos passages',
  limits: "Les journaux techniques de l'atelier",
  threads: undefined,
  ledger: undefined,
  counters: undefined,
  sentences: 'Les phrases déjà livrées',
} as const satisfies Readonly<Record<TableName, string | undefined>>;

it.each(Object.entries(told))('the table %s is in the list, or names no member', (_, name) => {
  if (name !== undefined) expect(staffProcessings.map((one) => one.name)).toContain(name);
});
