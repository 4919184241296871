/** Views of a sweep with what the shop answers for them. */
import type { Page } from 'playwright-core';
import { hold, type View } from '../e2e/hold.ts';
import { type ComponentOptions, type ComponentVisitor, useVisitors } from './visitors.ts';

export type Scene = View & {
  readonly answers?: (visitor: ComponentVisitor) => void;
  /** Who looks at it. */
  readonly by?: ComponentOptions;
};

/** Opens a scene for a new visitor and holds it to all that is asked of a page. */
export const useScenes = () => {
  const visit = useVisitors();
  return async ({ answers, by = {}, ...view }: Scene): Promise<void> => {
    const visitor = await visit(by);
    answers?.(visitor);
    await hold(visitor.page, view);
  };
};

/** Opens an address and acts there, until the state is to be seen. */
export const after = (path: string, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(path);
  await act(page);
};
