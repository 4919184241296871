import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch';
import { alarmName, type StageName, shopRegion } from '#lib/stage.ts';
import type { Connect } from './connect.ts';

/** Alarms that a bad deployment rings; the others are about money, mails and people. */
export const watched = ['ApiServerErrors', 'FunctionErrors', 'ShopSilent', 'QueueStuck', 'CallsRefused'];

/** Those of these alarms of a stage that ring now. */
export const readRinging = async (to: Connect, stage: StageName): Promise<string[]> => {
  const client = new CloudWatchClient(to(shopRegion));
  const AlarmNames = watched.map((name) => alarmName(stage, name));
  const ringing: string[] = [];
  for await (const { MetricAlarms } of paginateDescribeAlarms(
    { client },
    { AlarmNames, StateValue: 'ALARM' },
  ))
    ringing.push(...(MetricAlarms ?? []).flatMap((alarm) => alarm.AlarmName ?? []));
  return ringing;
};

/** Between two looks, in milliseconds: alarms count each five minutes. */
export const watchPauseMs = 30_000;

/** The number of looks in so many minutes; ten, when nothing is said. */
export const looksIn = (minutes = '10'): number => {
  if (!/^\d{1,2}$/.test(minutes)) throw new Error(`--watch ${minutes}: how many minutes, 0 to 99?`);
  return (Number(minutes) * 60_000) / watchPauseMs;
};

type Watch = {
  readonly read: () => Promise<readonly string[]>;
  readonly pause: () => Promise<unknown>;
  /** The number of looks, with a pause before each. */
  readonly looks: number;
};

/** Throws as soon as an alarm rings that did not ring before the deployment. */
export const watch = async (before: readonly string[], { read, pause, looks }: Watch): Promise<void> => {
  for (let count = 0; count < looks; count += 1) {
    await pause();
    const rung = (await read()).filter((name) => !before.includes(name));
    if (rung.length > 0) throw new Error(`It rings since this deployment: ${rung.join(', ')}.`);
  }
};
