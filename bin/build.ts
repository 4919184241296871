import { buildSite } from '../web/build.ts';
import { buildComponents } from '../web/build-components.ts';

await buildSite();
await buildComponents();
