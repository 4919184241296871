import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { typesetterLayer } from '../bundle.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { facesLayer } from './faces-layer.ts';
import { ServiceFunction } from './service-function.ts';

type TypesettingProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    'orders' | 'births' | 'profiles' | 'parts' | 'drafts' | 'reports' | 'typesetting'
  >;
};

/** The typesetter, and what makes all pages of a report for the delivery. */
export class Typesetting extends Construct {
  readonly #props: TypesettingProps;
  readonly #layers: readonly LayerVersion[];

  constructor(scope: Construct, id: string, props: TypesettingProps) {
    super(scope, id);
    this.#props = props;
    const typst = new LayerVersion(this, 'Typst', {
      code: Code.fromAsset(typesetterLayer),
      compatibleArchitectures: [Architecture.ARM_64],
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      // A way back gives functions the layer of before.
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Typst’s native module, of which only the part for Lambda’s architecture is inside.',
    });
    this.#layers = [typst, facesLayer(this)];
    this.#addTypesetting();
  }

  #addTypesetting(): void {
    const { stage, data } = this.#props;
    const typeset = new ServiceFunction(this, 'TypesetReport', {
      stage,
      entry: 'typeset/typeset-report',
      traced: true,
      impact: 'Reports from the desk are not made, so they cannot be delivered.',
      timeout: Duration.minutes(1),
      // Lambda gives a whole core at this size.
      memorySize: 1769,
    });
    this.addTo(typeset);
    data.orders.grant(typeset, 'GetItem');
    data.births.grant(typeset, 'GetItem');
    data.profiles.grant(typeset, 'GetItem');
    data.parts.grant(typeset, 'Query', 'UpdateItem');
    data.drafts.grant(typeset, 'Query');
    data.reports.grantUpload(typeset);
    // The version that is replaced.
    data.reports.grantOpen(typeset);
    data.typesetting.consume(typeset);
  }

  /** Gives a function the typesetter. */
  addTo(to: ServiceFunction): void {
    to.fn.addLayers(...this.#layers);
  }
}
