import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/firewall.ts';
import type { Stage } from '../stage.ts';

export type GlobalStackProps = StackProps & { readonly stage: Stage };

/** The certificate of the site's domain and the firewall; the edge stack gets their names as parameters. */
export class GlobalStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: GlobalStackProps) {
    super(scope, id, props);
    if (stage.domain) {
      const certificate = new Certificate(this, 'Certificate', {
        domainName: stage.domain,
        // The deployment waits until the merchant's DNS has ACM's record.
        validation: CertificateValidation.fromDns(),
      });
      new CfnOutput(this, 'CertificateOutput', { value: certificate.certificateArn }).overrideLogicalId(
        'CertificateArn',
      );
    }
    if (stage.hasFirewall) new Firewall(this, 'Firewall', stage);
  }
}
