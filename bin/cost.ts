import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsOf, templateSchema } from './cost/facts.ts';
import { costPage } from './cost/page.ts';
import { costText } from './cost/text.ts';
import { machineEnvironment, runCommand } from './local/command.ts';
import { runCommandLine } from './local/command-line.ts';
import { rootFolder } from './local/files.ts';

/** Writes `docs/cost.md` from the stacks of a production-like stage; needs no AWS and no emulator. */
const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-cost-'));
  // Sample content may not become `prod`; dev has the same resources.
  const context = ['--context', 'stage=dev', '--context', 'siteUrl=https://shop.example'];
  await runCommand('cdk', ['synth', '--quiet', '--output', folder, ...context], {
    env: machineEnvironment(),
  });
  const files = globSync('*.template.json', { cwd: folder });
  const templates = files.map((file) =>
    templateSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  rmSync(folder, { recursive: true });
  writeFileSync(join(rootFolder, 'docs/cost.md'), costPage(factsOf(templates), costText));
};

runCommandLine(main);
