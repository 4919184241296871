import { parseArgs } from 'node:util';
import { type StageName, stageNames } from '#lib/stage.ts';

const isStage = (name: string | undefined): name is StageName => stageNames.some((known) => known === name);

/** Parses `--stage …`, other named options, and the remaining words. */
export const readOptions = <Name extends string, Flag extends string>(
  names: readonly Name[] = [],
  flags: readonly Flag[] = [],
) => {
  const text = ['stage', ...names].map((name) => [name, { type: 'string' as const }]);
  const yes = flags.map((name) => [name, { type: 'boolean' as const }]);
  const { values, positionals } = parseArgs({
    options: Object.fromEntries([...text, ...yes]),
    allowPositionals: true,
  });
  const found = new Map(Object.entries(values));
  const textOf = (name: Name | 'stage'): string | undefined => {
    const value = found.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const stage = textOf('stage');
  if (!isStage(stage)) throw new Error(`Which stage? --stage ${stageNames.join(' | ')}`);
  return { stage, textOf, has: (name: Flag) => found.get(name) === true, words: positionals };
};
