import { checkDraft as wire } from '#domain/wire/desk.ts';
import { findingsOf } from '#lambdas/checks/findings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart } from '#lambdas/staff/parts.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';

export const route = routeOf(wire, {
  id: 'CheckDraft',
  who: 'staff',
  loss: 'Experts are not told what keeps a report from being delivered, so none leaves the desk.',
  may: ['check drafts'],
  // It draws the dossier, and holds the text against every name that the expert has read in a year.
  memory: 1024,
  seconds: 20,
  stores: ['parts'],
  gateways: ['draftChecks'],
  run: async ({ me, params, parts, draftChecks, now }) => {
    const part = await ownPart(me, params, parts);
    return { findings: await findingsOf(me, part, { ...draftChecks, draw: reportDrawn, now }) };
  },
});
