import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { type Sender, type Senders, sendersOf } from '../domain/ops/senders.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

/** The senders' domains. They are kept when the stack is deleted, because the merchant's DNS names their keys. */
export class MailIdentities extends Construct {
  readonly senders: Senders;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.#stage = stage;
    this.senders = sendersOf(stage.name);
    this.#addIdentity('Orders', this.senders.orders);
    this.#addIdentity('Guidance', this.senders.guidance);
  }

  /** Allows a function to send as both senders. */
  grantSend(to: ServiceFunction): void {
    const { region, account } = to.fn.env;
    const identities = Object.values(this.senders).map(
      ({ domain }) => `arn:aws:ses:${region}:${account}:identity/${domain}`,
    );
    // The emulator does not know the identity of a raw message and requires the permission on all.
    to.allow(['ses:SendRawEmail'], this.#stage.name === 'local' ? ['*'] : identities);
    to.set('MAIL_FROM', this.senders.orders.from);
    to.set('GUIDANCE_MAIL_FROM', this.senders.guidance.from);
  }

  #addIdentity(id: string, { domain, returnDomain }: Sender): void {
    const identity = new EmailIdentity(this, id, {
      identity: Identity.domain(domain),
      mailFromDomain: returnDomain,
      // A mistake in the DNS must not stop the confirmations: DKIM alone satisfies DMARC.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
      // The configuration sets report bounces and complaints.
      feedbackForwarding: false,
    });
    identity.applyRemovalPolicy(this.#stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY);
    if (!this.#stage.onAws) return;
    const records = identity.dkimRecords.map(({ name, value }) => `${name} ${value}`);
    new CfnOutput(this, `${id}Dkim`, { value: records.join(' ') }).overrideLogicalId(`${id}DkimRecords`);
  }
}
