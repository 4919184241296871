import type { ReactNode } from 'react';
import type { ReportExtract } from '#domain/merchant/examples.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import type { Drawings } from '../../drawings/build.ts';

/** The input of the build: drawings and sky of its day, and the typeset examples. */
export type StaticProps = {
  readonly drawings: Drawings;
  readonly sky: SkyAnswer;
  readonly extracts: readonly ReportExtract[];
};

/** The parts of a page that reach the browser as HTML, never as JavaScript, by the id of their element (`static.tsx`). */
export type StaticParts = Readonly<Record<string, (props: StaticProps) => ReactNode>>;
