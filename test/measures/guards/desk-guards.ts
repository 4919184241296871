import type { Guard } from './guard.ts';

const drafts = ['test/unit/lambdas/desk/drafts.test.ts'];
const stored = ['test/integration/storage-contract.test.ts'];

/** Guards of drafts and passages. */
export const deskGuards: readonly Guard[] = [
  {
    name: 'holder of a draft',
    protects: 'Only the expert who has the part reads its draft.',
    file: 'lambdas/desk/drafts.ts',
    text: 'deps.drafts.read(await ownPart(me, path, deps.parts))',
    without: "deps.drafts.read({ order_id: path.id ?? '', service: 'numerologie' })",
    tests: drafts,
  },
  {
    name: 'revision of a draft',
    protects: 'A saving that was based on another text than the stored one overwrites nothing.',
    file: 'lambdas/storage/transactions/write-draft.ts',
    text: "'#revision = :before AND kept_at > :due AND #characters <= :most'",
    without: "'kept_at > :due AND #characters <= :most AND :before = :before'",
    tests: stored,
  },
  {
    name: 'part of a first saving',
    protects: 'Nothing is begun for a part that was given away, is over or was erased.',
    file: 'lambdas/storage/transactions/write-draft.ts',
    text: "'expert.id = :by AND attribute_exists(queue) AND attribute_not_exists(#ttl)'",
    without: "'attribute_not_exists(#ttl) OR expert.id = :by'",
    tests: stored,
  },
  {
    name: 'former text of a section',
    protects: 'A text of which much is lost with one saving is found among the states of the day.',
    file: 'lambdas/storage/transactions/write-draft.ts',
    text: "':most': values.characters + muchLost",
    without: "':most': values.characters + muchLost * 1000",
    tests: stored,
  },
  {
    name: 'size of a section',
    protects: 'A section that is too large is refused with its reason before it is parsed.',
    file: 'lib/domain/wire/desk.ts',
    text: 'maxBytes: 60_000,',
    without: 'maxBytes: 60_000_000,',
    tests: ['test/unit/lambdas/desk/save-routes.test.ts'],
  },
  {
    name: 'owner of passages',
    protects: 'Passages are for experts alone.',
    file: 'lambdas/desk/passages.ts',
    text: "if (!discipline) throw new ShopError('forbidden');",
    without: 'discipline?.trim();',
    tests: ['test/unit/lambdas/desk/passages.test.ts'],
  },
  {
    name: 'checks before a report is typeset',
    protects: 'No report leaves the desk with a finding that its expert has not settled or accepted.',
    file: 'lambdas/typeset/print-draft.ts',
    text: "if (standing(await deps.findings(part, order, draft), accepted).length > 0) throw new ShopError('report_incomplete');",
    without: 'standing(await deps.findings(part, order, draft), accepted);',
    tests: ['test/unit/lambdas/typeset/print-draft.test.ts'],
  },
  {
    name: 'text that was checked',
    protects: 'What is typeset is the text that was checked.',
    file: 'lambdas/typeset/typeset-report.ts',
    text: "if (textDigest(written) !== print.text) return { refusal: 'text_changed' };",
    without: 'textDigest(written);',
    tests: ['test/unit/lambdas/typeset/typeset-report.test.ts'],
  },
  {
    name: 'opening before a page is shown',
    protects: 'Who has not opened a part, which the access log tells, sees no page with its birth.',
    file: 'lambdas/typeset/typesetting.ts',
    text: 'assertRead(part);',
    without: '',
    tests: ['test/unit/lambdas/typeset/preview.test.ts'],
  },
  {
    name: 'opening before the checks',
    protects: 'Who has not opened a part has no guess about its birth confirmed.',
    file: 'lambdas/checks/findings.ts',
    text: 'assertRead(part);',
    without: '',
    tests: ['test/unit/lambdas/checks/findings.test.ts'],
  },
  {
    name: 'opening before an upload',
    protects: 'Who has not opened a part has no guess about its person confirmed by the check of a file.',
    file: 'lambdas/reports/start-upload.ts',
    text: 'assertRead(part);',
    without: '',
    tests: ['test/unit/lambdas/staff/own-part-routes.test.ts'],
  },
  {
    name: 'own opening',
    protects: 'What a colleague has opened is not opened for the expert who has the part now.',
    file: 'lambdas/staff/parts.ts',
    text: 'read_by !== undefined && read_by === expert?.id;',
    without: 'read_by !== undefined || read_by === expert?.id;',
    tests: ['test/unit/lambdas/typeset/preview.test.ts'],
  },
];
