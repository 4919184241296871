import { expect, it } from 'vitest';
import { nameOf } from '../support/policies.ts';
import { type Resource, stacksOf } from '../support/template.ts';

const dev = stacksOf('dev').data;

const named = (type: string, name: string): Resource | undefined =>
  dev.ofType(type).find(({ id }) => nameOf(id) === name);
const propertiesOf = (resource: Resource | undefined) => JSON.parse(JSON.stringify(resource?.Properties));

it('reports are announced when they arrive and when they are delivered, by queues that only S3 of this account fills', () => {
  const queueOf = (name: string) =>
    dev.ofType('AWS::SQS::Queue').find(({ id }) => nameOf(id) === `Reports${name}`);
  const arnOf = (name: string) => ({ 'Fn::GetAtt': [queueOf(name)?.id, 'Arn'] });
  const bucket = named('AWS::S3::Bucket', 'ReportsBucket');
  expect(bucket?.Properties?.NotificationConfiguration).toEqual({
    QueueConfigurations: [
      {
        Event: 's3:ObjectCreated:*',
        Queue: arnOf('Arrivals'),
        Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'uploads/' }] } },
      },
      {
        Event: 's3:ObjectCreated:*',
        Queue: arnOf('Deliveries'),
        Filter: {
          S3Key: {
            Rules: [
              { Name: 'prefix', Value: 'reports/' },
              { Name: 'suffix', Value: '.pdf' },
            ],
          },
        },
      },
    ],
  });
  expect(queueOf('Arrivals')?.Properties).toEqual({
    SqsManagedSseEnabled: true,
    VisibilityTimeout: 360,
    RedrivePolicy: { deadLetterTargetArn: arnOf('DeadLettersQueue'), maxReceiveCount: 3 },
  });
  // Longer than a delivery may run: its file is copied before it is written.
  expect(queueOf('Deliveries')?.Properties).toEqual({
    SqsManagedSseEnabled: true,
    DelaySeconds: 15,
    VisibilityTimeout: 360,
    RedrivePolicy: { deadLetterTargetArn: arnOf('DeliveriesDeadLettersQueue'), maxReceiveCount: 5 },
  });
  for (const queue of ['Arrivals', 'Deliveries']) {
    const policy = propertiesOf(named('AWS::SQS::QueuePolicy', `Reports${queue}Policy`));
    expect(policy.PolicyDocument.Statement).toEqual([
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      {
        Effect: 'Allow',
        Principal: { Service: 's3.amazonaws.com' },
        Action: 'sqs:SendMessage',
        Resource: arnOf(queue),
        Condition: { StringEquals: { 'aws:SourceAccount': '111122223333' } },
      },
    ]);
    expect(policy.Queues).toEqual([{ Ref: queueOf(queue)?.id }]);
  }
});
