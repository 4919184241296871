import { App, Tags } from 'aws-cdk-lib';
import { bundleLambdas } from '../lib/bundle.ts';
import { bundleEdge, readBuiltSite } from '../lib/bundle-edge.ts';
import { merchantFindings } from '../lib/domain/ops/launch.ts';
import { AccountsStack } from '../lib/stacks/accounts-stack.ts';
import { ApiStack } from '../lib/stacks/api-stack.ts';
import { AtelierStack } from '../lib/stacks/atelier-stack.ts';
import { dataStack } from '../lib/stacks/data-stack.ts';
import { DeskStack } from '../lib/stacks/desk-stack.ts';
import { EdgeAlarmsStack } from '../lib/stacks/edge-alarms-stack.ts';
import { EdgeStack } from '../lib/stacks/edge-stack.ts';
import { GlobalStack } from '../lib/stacks/global-stack.ts';
import { GuidanceStack } from '../lib/stacks/guidance-stack.ts';
import { MonitoringStack } from '../lib/stacks/monitoring-stack.ts';
import { globalRegion, readStage, stackNames, stageTags, watchesEdge } from '../lib/stage.ts';

const app = new App();
const stage = readStage((key) => app.node.tryGetContext(key));
const unfit = stage.name === 'prod' ? merchantFindings() : [];
if (unfit.length > 0) throw new Error(`lib/domain/merchant still holds samples:\n${unfit.join('\n')}`);
await bundleLambdas(stage.onAws ? 'lambda' : 'here');

const names = stackNames(stage.name);
const env = { region: stage.region, account: process.env.CDK_DEFAULT_ACCOUNT };

const data = dataStack(app, names.data, { env, stage });
const api = new ApiStack(app, names.api, { env, stage, data });
new AccountsStack(app, names.accounts, { env, stage, data, api });
new AtelierStack(app, names.atelier, { env, stage, data, api });
new DeskStack(app, names.desk, { env, stage, data, api });
new GuidanceStack(app, names.guidance, { env, stage, data, api });
new MonitoringStack(app, names.monitoring, { env, stage, api });
if (stage.hasEdge) {
  const site = readBuiltSite();
  const { styleHashes } = site;
  new EdgeStack(app, names.edge, { env, stage, data, api, styleHashes, functions: bundleEdge(site) });
}
const abroad = { ...env, region: globalRegion };
if (stage.domain || stage.hasFirewall) new GlobalStack(app, names.global, { env: abroad, stage });
if (watchesEdge(stage)) new EdgeAlarmsStack(app, names.edgeAlarms, { env: abroad, stage });

for (const [key, value] of Object.entries(stageTags(stage.name))) Tags.of(app).add(key, value);
app.synth();
