import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from './local/files.ts';
import { registerPage } from './register/page.ts';
import { tablesPage } from './register/tables-page.ts';

/** `npm run register`: writes the merchant's register of processing (GDPR, articles 30 and 35), and the map of the tables. */
await writeFile(join(rootFolder, 'docs/registre.md'), registerPage());
await writeFile(join(rootFolder, 'docs/tables.md'), tablesPage());
