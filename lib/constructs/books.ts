import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import { booksBucketOf, type Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { acceptWildcard } from './findings.ts';
import { ScheduledFunction } from './scheduled-function.ts';

type BooksProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'refunds' | 'papers'>;
  /** The second account. */
  readonly account: string;
};

/** Copies what accounting needs into a bucket of another account, which the shop can add to and nobody can erase. */
export class Books extends Construct {
  constructor(scope: Construct, id: string, { stage, data, account }: BooksProps) {
    super(scope, id);
    const impact = 'The books exist in one account only: with it, ten years of accounting could be lost.';
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    const { service } = new ScheduledFunction(this, 'KeepBooks', {
      stage,
      entry: 'books/keep-books',
      impact,
      deadLetters: deadLetters.queue,
      timeout: Duration.minutes(15),
      schedule: Schedule.rate(Duration.hours(1)),
    });
    data.orders.grant(service, 'index keeping', 'GetItem', 'UpdateItem');
    data.parts.grant(service, 'Query');
    data.refunds.grant(service, 'Query');
    data.papers.grantOpen(service);
    const bucket = booksBucketOf(stage.name, account);
    const objects = `arn:aws:s3:::${bucket}/*`;
    service.allow(['s3:PutObject'], [objects]);
    acceptWildcard(service, objects, 'A file of the books is named by its hour and content.');
    service.set('BOOKS_BUCKET', bucket);
    service.set('BOOKS_ACCOUNT', account);
  }
}
