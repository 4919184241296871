import { CfnOutput } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { DeadLetters } from './dead-letters.ts';
import { ServiceFunction } from './service-function.ts';

type MailFeedbackProps = {
  readonly stage: Stage;
  readonly data: Pick<DataStack, 'profiles' | 'guidances' | 'issues'>;
};

/** Feedback of SES about sent mails: a topic passes bounces and complaints to the function that marks the address. */
export class MailFeedback extends Construct {
  /** One per sender, so that the statistics of the senders are separate. */
  readonly #sets: Readonly<Record<'MAIL_CONFIGURATION_SET' | 'GUIDANCE_MAIL_CONFIGURATION_SET', string>>;

  constructor(scope: Construct, id: string, props: MailFeedbackProps) {
    super(scope, id);
    // The topic has no key of its own: SES cannot use AWS's key for SNS, a key of ours costs more per month than the
    // idle shop, and a topic stores nothing. The emulator uses plain HTTP.
    const topic = new Topic(this, 'Topic', { enforceSSL: props.stage.onAws });
    this.#sets = {
      MAIL_CONFIGURATION_SET: this.#addSet('Set', topic),
      GUIDANCE_MAIL_CONFIGURATION_SET: this.#addSet('GuidanceSet', topic),
    };
    this.#addReceiver(props, topic);
    new CfnOutput(this, 'TopicArn', { value: topic.topicArn }).overrideLogicalId('MailFeedbackTopic');
  }

  /** Allows a function to send with the sets and passes it their names. */
  grantSend(to: ServiceFunction): void {
    const { region, account } = to.fn.env;
    const arns = Object.values(this.#sets).map(
      (name) => `arn:aws:ses:${region}:${account}:configuration-set/${name}`,
    );
    to.allow(['ses:SendRawEmail'], arns);
    to.set('MAIL_CONFIGURATION_SET', this.#sets.MAIL_CONFIGURATION_SET);
    to.set('GUIDANCE_MAIL_CONFIGURATION_SET', this.#sets.GUIDANCE_MAIL_CONFIGURATION_SET);
  }

  /** Creates a set that sends bounces and complaints to the topic, and returns its name. */
  #addSet(id: string, topic: Topic): string {
    // The account's suppression list would drop mails to an address even after its verification: the mark on the
    // profile replaces the list.
    const set = new ConfigurationSet(this, id, { disableSuppressionList: true });
    set.addEventDestination('Marks', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    return set.configurationSetName;
  }

  #addReceiver({ stage, data }: MailFeedbackProps, topic: Topic): void {
    const impact = 'Customers whose mails do not arrive are not informed, and cannot correct their address.';
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, impact });
    const receive = new ServiceFunction(this, 'Receive', { stage, entry: 'mails/receive-feedback', impact });
    data.profiles.grant(receive, 'UpdateItem');
    data.issues.grant(receive, 'PutItem');
    data.guidances.grant(receive, 'UpdateItem');
    deadLetters.grantSetAside(receive);
    const { queue } = deadLetters;
    receive.fn.configureAsyncInvoke({ onFailure: new SqsDestination(queue), retryAttempts: 2 });
    topic.addSubscription(new LambdaSubscription(receive.fn, { deadLetterQueue: queue }));
  }
}
