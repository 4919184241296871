import type { Guard } from './guard.ts';

/** Guards of the exports of accounts. */
export const exportGuards: readonly Guard[] = [
  {
    name: 'a fresh session for the archive',
    protects: 'Whoever finds a browser signed in does not take all data of its account along.',
    file: 'lambdas/exports/open-export.ts',
    text: "who: 'freshCustomer',",
    without: "who: 'customer',",
    tests: ['test/unit/lambdas/exports/open-export-route.test.ts'],
  },
  {
    name: 'proved addresses in an export',
    protects: 'A stranger who opens an account with somebody’s address learns nothing of that mailbox.',
    file: 'lambdas/exports/collect.ts',
    text: 'profile.email_validated && ',
    without: '',
    tests: ['test/integration/export.test.ts'],
    deployed: true,
  },
  {
    name: 'mails to the team in an export',
    protects: 'An export tells nothing of the other customers whom a mail to colleagues names.',
    file: 'lambdas/storage/own-rows.ts',
    text: ' && !teamKinds.has(mail.data.subject.kind)',
    without: '',
    tests: ['test/integration/export-others.test.ts'],
    deployed: true,
  },
  {
    name: 'accounts of colleagues in an export',
    protects: 'A customer reads who worked on an order by name, not by the id of a colleague’s account.',
    file: 'lambdas/exports/explain.ts',
    text: ' || without.includes(key)',
    without: '',
    tests: ['test/unit/lambdas/exports/explain.test.ts'],
  },
  {
    name: 'the session at the beginning of an export',
    protects: 'No export begins while its account is erased.',
    file: 'lambdas/storage/transactions/export.ts',
    text: '      { ConditionCheck: goingOn(tables.profiles, userId, session) },\n',
    without: '',
    tests: ['test/integration/export-stores.test.ts'],
  },
  {
    name: 'the archive of an erased account',
    protects: 'An archive that is stored while its account is erased does not stay.',
    file: 'lambdas/exports/make-export.ts',
    text: "  if (last?.id !== id || last.state !== 'ready') await deps.archives.remove(archiveKey(key));\n",
    without: '',
    tests: ['test/unit/lambdas/exports/make-export.test.ts'],
  },
  {
    name: 'the end of an archive',
    protects: 'An archive is not opened after its day, although S3 removes it later.',
    file: 'lambdas/exports/export-state.ts',
    text: ' && row.expires_at > now.toISOString()',
    without: '',
    tests: ['test/unit/lambdas/exports/open-export-route.test.ts'],
  },
];
