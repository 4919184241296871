import type { ChartKind } from '../../chart-kinds.ts';
import type { Readers } from './known.ts';

const none = async (): Promise<{ readonly readers: Readers }> => ({ readers: { said: [], named: [] } });

const modules = {
  western: () => import('./western-named.ts'),
  chinese: () => import('./chinese.ts'),
  numbers: () => import('./numbers.ts'),
  design: () => import('./design.ts'),
} as const;

/** What reads the text of a chart: a desk loads the words of its own discipline alone. */
export const readersOf = async (chart: ChartKind | undefined): Promise<Readers> =>
  (await (chart ? modules[chart] : none)()).readers;
