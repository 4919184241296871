import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alarms, bells } from '#domain/ops/alarms.ts';
import { nameOf } from '../support/policies.ts';
import { sources } from '../support/sources.ts';
import { stacksOf } from '../support/template.ts';
import { jsonOf, resourcesOf } from './api-resources.ts';

const { monitoring, edgeAlarms, ...others } = stacksOf('prod');
const rows = [monitoring, edgeAlarms].flatMap((one) => one.ofType('AWS::CloudWatch::Alarm')).map(jsonOf);
const nameIn = (alarm: { AlarmName: string }) => alarm.AlarmName.replace('quatre-sagesses-prod-', '');
const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8').replaceAll(
  /\n {2}/g,
  ' ',
);

describe('the runbook', () => {
  const sections = [...runbook.matchAll(/^### (\w+)\n\*(.+)\*\n/gm)].map(([, name, impact]) => ({
    name,
    impact,
  }));

  it('has a section for every alarm with the alarm’s text, and for nothing else', () => {
    const texts = rows.map((row) => ({
      name: nameIn(row),
      impact: row.AlarmDescription.replace(` What to do: docs/runbook.md, ${nameIn(row)}.`, ''),
    }));
    const byName = (left: { name?: string }, right: { name?: string }) =>
      String(left.name).localeCompare(String(right.name));
    const bill = sections.filter(({ name }) => name === 'Spending');
    expect(bill).toHaveLength(1);
    expect(sections.sort(byName)).toEqual([...texts, ...bill].sort(byName));
  });

  it('explains every event of the shop’s own alarms', () => {
    const events = [...runbook.matchAll(/^- `(\w+)` — (.+)$/gm)].map(([, event]) => event);
    expect(events.sort()).toEqual(Object.keys(alarms).sort());
    for (const [event, { means }] of Object.entries(alarms))
      expect(runbook).toContain(`- \`${event}\` — ${means}`);
  });

  it('explains for every watched queue the loss for customers', () => {
    const named = [...runbook.matchAll(/^\| `(\w+)` \| (.+?) \|/gm)].map(([, name, impact]) => [
      name,
      impact,
    ]);
    const dead = [...resourcesOf('AWS::SQS::Queue'), ...others.data.ofType('AWS::SQS::Queue')]
      .filter(({ Metadata }) => Metadata?.impact)
      .map(({ id, Metadata }) => [nameOf(id).replace(/Queue$/, ''), Metadata?.impact]);
    expect(dead).toHaveLength(14);
    expect(named).toEqual(expect.arrayContaining(dead));
    const rest = named.filter(([name]) => !dead.some(([known]) => known === name)).map(([name]) => name);
    expect(rest.sort()).toEqual([
      'ExportingQueue',
      'MailQueue',
      'PapersQueue',
      'ReportsArrivals',
      'ReportsDeliveries',
      'TypesettingQueue',
      'outbox',
    ]);
  });
});

describe('the shop’s own events', () => {
  it.each(Object.keys(alarms))('%s raises an alarm where it happens', (event) => {
    const calls = sources('ts', 'tsx').filter(({ text }) => text.includes(`log.alarm('${event}'`));
    expect(calls.filter(({ path }) => path.startsWith('lambdas/'))).not.toEqual([]);
  });

  it('have a metric each, and no metric is without an event', () => {
    expect(new Set(Object.values(alarms).map(({ bell }) => bell))).toEqual(new Set(bells));
  });
});
