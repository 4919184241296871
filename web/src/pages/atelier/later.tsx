import type { ReactNode } from 'react';
import { Lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { atelierTexts as texts } from './texts.ts';

type LaterProps<Module> = {
  load: () => Promise<Module>;
  /** Shown meanwhile; `null` keeps the place empty. */
  waiting?: ReactNode;
  children: (module: Module) => ReactNode;
};

/** A part whose script comes when it is shown. One that does not come says so in its place: what is written stays. */
export const Later = <Module,>({
  load,
  waiting = <Skeleton label={texts.loading} />,
  children,
}: LaterProps<Module>) => (
  <Lazily load={load} waiting={waiting} failed={texts.failedPart}>
    {children}
  </Lazily>
);
