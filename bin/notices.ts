import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from './local/files.ts';
import { noticesPage } from './notices/page.ts';

/** `npm run notices`: writes the page of third-party notices. */
await writeFile(join(rootFolder, 'docs/third-party.md'), noticesPage());
