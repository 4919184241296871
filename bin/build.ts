import { buildSite } from '../web/build.ts';

await buildSite();
