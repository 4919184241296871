import { Duration } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { typesetterLayer } from '../bundle.ts';
import { authenticity } from '../domain/wire/authenticity.ts';
import * as routes from '../domain/wire/typeset.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stage.ts';
import { grantChecks } from './check-grants.ts';
import type { Routes } from './http-api.ts';
import { ServiceFunction } from './service-function.ts';

type TypesettingProps = {
  readonly stage: Stage;
  readonly data: Pick<
    DataStack,
    | 'orders'
    | 'births'
    | 'parts'
    | 'drafts'
    | 'passages'
    | 'accesses'
    | 'sentences'
    | 'codes'
    | 'limits'
    | 'reports'
    | 'typesetting'
  >;
  readonly http: Routes;
};

/** Lambda gives a whole core at 1769 MB. A preview gets almost two, because pages are laid out in parallel. */
const cores = { one: 1769, two: 3008 } as const;

/** Pages of reports: one while it is written, all of them for the delivery; and the page that knows their codes. */
export class Typesetting extends Construct {
  readonly #props: TypesettingProps;
  readonly #layer: LayerVersion;

  constructor(scope: Construct, id: string, props: TypesettingProps) {
    super(scope, id);
    this.#props = props;
    this.#layer = new LayerVersion(this, 'Typst', {
      code: Code.fromAsset(typesetterLayer),
      compatibleArchitectures: [Architecture.ARM_64],
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      description: 'Typst’s native module, of which only the part for Lambda’s architecture is inside.',
    });
    this.#addPreview();
    this.#addPrint();
    this.#addTypesetting();
    this.#addCodes();
  }

  #addPreview(): void {
    const { http } = this.#props;
    const preview = http.add({
      id: 'PreviewDraft',
      route: routes.previewDraft,
      entry: 'typeset/preview',
      impact: 'Experts do not see the pages of what they write; writing and delivering go on.',
      signedIn: 'staff',
      memorySize: cores.two,
    });
    preview.fn.addLayers(this.#layer);
    this.#grantPart(preview);
  }

  #addPrint(): void {
    const { http, data } = this.#props;
    const print = http.add({
      id: 'PrintDraft',
      route: routes.printDraft,
      entry: 'typeset/print-draft',
      impact: 'Experts cannot deliver what they wrote at the desk; they can upload a PDF.',
      signedIn: 'staff',
      // It checks the draft as the route of the checks does.
      memorySize: 1024,
      timeout: Duration.seconds(20),
    });
    grantChecks(data, print);
    data.births.grant(print, 'GetItem');
    data.parts.grant(print, 'UpdateItem');
    data.typesetting.grantSend(print);
  }

  #addTypesetting(): void {
    const { stage, data } = this.#props;
    const typeset = new ServiceFunction(this, 'TypesetReport', {
      stage,
      entry: 'typeset/typeset-report',
      traced: true,
      impact: 'Reports from the desk are not made, so they cannot be delivered.',
      timeout: Duration.minutes(1),
      memorySize: cores.one,
    });
    typeset.fn.addLayers(this.#layer);
    data.orders.grant(typeset, 'GetItem');
    data.births.grant(typeset, 'GetItem');
    data.parts.grant(typeset, 'Query', 'UpdateItem');
    data.drafts.grant(typeset, 'Query');
    data.reports.grantUpload(typeset);
    data.typesetting.consume(typeset);
  }

  #addCodes(): void {
    const { http, data } = this.#props;
    const check = http.add({
      id: 'Authenticity',
      route: authenticity,
      openTo: 'anyone',
      entry: 'authenticity/check-code',
      impact: 'Nobody can check whether a report comes from the shop.',
    });
    data.codes.grant(check, 'GetItem');
    data.limits.grant(check, 'UpdateItem');
    for (const table of [data.orders, data.parts]) table.grant(check, 'GetItem');
  }

  #grantPart(to: ServiceFunction): void {
    const { orders, births, parts } = this.#props.data;
    for (const table of [orders, births, parts]) table.grant(to, 'GetItem');
  }
}
