import { describe, expect, it } from 'vitest';
import { nameOf } from '../support/policies.ts';
import { type Resource, stacksOf } from '../support/template.ts';
import { jsonOf, resourcesOf } from './api-resources.ts';

const stacks = Object.values(stacksOf('dev'));
const all = (type: string): Resource[] => stacks.flatMap(({ ofType }) => ofType(type));
const queues = all('AWS::SQS::Queue');
const mappings = resourcesOf('AWS::Lambda::EventSourceMapping').map(jsonOf);
const sweepIssues = resourcesOf('AWS::Lambda::Function').find(
  ({ id }) => nameOf(id) === 'IssuesSweepIssuesServiceFunction',
);

/** The names of the queues in a part of the template. */
const named = (json: unknown): string[] =>
  queues.filter(({ id }) => JSON.stringify(json ?? '').includes(id)).map(({ id }) => nameOf(id));
const watched = named(jsonOf(sweepIssues).Environment.Variables.WATCHED_QUEUES);

const functionOf = (mapping: { FunctionName: { Ref: string } }) =>
  jsonOf(all('AWS::Lambda::Function').find(({ id }) => id === mapping.FunctionName.Ref));
const ofQueues = mappings.filter(({ EventSourceArn }) => named(EventSourceArn).length > 0);
const ofStreams = mappings.filter(({ EventSourceArn }) => /StreamArn/.test(JSON.stringify(EventSourceArn)));

describe('a stop that must be noticed', () => {
  it('of every queue of every stack: the sweep of issues checks each', () => {
    expect(watched.sort()).toEqual(queues.map(({ id }) => nameOf(id)).sort());
    expect(watched).toEqual(expect.arrayContaining(['PapersQueue', 'MailQueue', 'ReportsArrivals']));
  });

  it('of every stream: records that its function cannot process go to a watched queue', () => {
    const streams = all('AWS::DynamoDB::Table').filter(({ Properties }) => Properties?.StreamSpecification);
    const read = ofStreams.map(({ EventSourceArn }) => JSON.stringify(EventSourceArn));
    expect(streams).toHaveLength(3);
    for (const { id } of streams) expect(read.join()).toContain(nameOf(id));
    for (const { DestinationConfig, MaximumRetryAttempts } of ofStreams) {
      expect(watched).toEqual(expect.arrayContaining(named(DestinationConfig.OnFailure)));
      expect(named(DestinationConfig.OnFailure)).toHaveLength(1);
      expect(MaximumRetryAttempts).toBeLessThanOrEqual(5);
    }
    expect(ofStreams.length + ofQueues.length).toBe(mappings.length);
  });

  it('of every schedule and every topic: events that they cannot deliver go to a watched queue', () => {
    const targets = all('AWS::Events::Rule').flatMap((rule) => jsonOf(rule).Targets);
    const subscriptions = all('AWS::SNS::Subscription')
      .map(jsonOf)
      .filter(({ Protocol }) => Protocol === 'lambda');
    const ends = [
      ...targets.map(({ DeadLetterConfig }) => DeadLetterConfig),
      ...subscriptions.map(({ RedrivePolicy }) => RedrivePolicy),
    ];
    expect(ends).toHaveLength(9);
    for (const end of ends) expect(named(end)).toHaveLength(1);
  });
});

describe('a queue of work', () => {
  it.each(ofQueues.map((mapping) => [named(mapping.EventSourceArn)[0] ?? '', mapping] as const))(
    '%s hides a message as long as its function may run, not much longer where others wait behind it',
    (name, mapping) => {
      const queue = jsonOf(queues.find(({ id }) => nameOf(id) === name));
      const { Timeout } = functionOf(mapping);
      expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(Timeout);
      expect(queue.VisibilityTimeout).toBeLessThanOrEqual(queue.FifoQueue ? Timeout * 1.5 : Timeout * 6);
      // SQS recommends at least five tries; a check of a report is too expensive for so many.
      const { maxReceiveCount } = queue.RedrivePolicy;
      expect(maxReceiveCount).toBe(
        ['ReportsArrivals', 'TypesettingQueue', 'ExportingQueue'].includes(name) ? 3 : 5,
      );
      if (queue.FifoQueue) expect(queue.VisibilityTimeout * maxReceiveCount).toBeLessThan(5 * 60);
    },
  );

  it('gives its function the dead letters for unreadable messages', () => {
    for (const mapping of ofQueues) {
      const { Environment } = functionOf(mapping);
      const queue = jsonOf(queues.find(({ id }) => nameOf(id) === named(mapping.EventSourceArn)[0]));
      expect(named(Environment.Variables.DEAD_LETTERS_URL)).toEqual(
        named(queue.RedrivePolicy.deadLetterTargetArn),
      );
    }
    expect(ofQueues).toHaveLength(6);
  });
});
