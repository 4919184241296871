import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idleCost, idleCounts } from '#test/measures/cost/idle.ts';
import { computedBlocks, costPage } from '#test/measures/cost/page.ts';
import { free } from '#test/measures/cost/prices.ts';

const file = '../../docs/cost.md';
const page = readFileSync(new URL(file, import.meta.url), 'utf8');

it('the page of costs has each computed table, as the templates have alarms, queues and schedules', async () => {
  for (const name of computedBlocks) expect(page).toContain(`<!-- computed: ${name} -->`);
  await expect(costPage(page)).toMatchFileSnapshot(file);
});

it('an idle month counts what stands in the templates', () => {
  const counts = idleCounts();
  expect(counts.queues).toBeGreaterThan(4);
  // Six sweeps every five minutes, and the erasure every hour.
  expect(counts.runs).toBeGreaterThanOrEqual(6 * 8640 + 720);
  expect(counts.alarmMetrics).toBe(counts.alarms + 1);
  expect(counts.firewallRules).toEqual([5]);
});

it('an idle month costs at most 1.25 $ without firewall and domain, and no metric of our own', () => {
  expect(idleCost()).toBeLessThanOrEqual(1.25);
  expect(idleCounts().customMetrics).toBeLessThanOrEqual(free.customMetrics);
});
