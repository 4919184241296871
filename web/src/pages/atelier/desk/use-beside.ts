import { useSyncExternalStore } from 'react';
import type { SectionEditor } from './editor.ts';
import type { Beside } from './named.ts';

const noFollower = () => () => {};

/** What follows the caret's paragraph: drawn anew when this answer changes, not at each key. */
export const useBeside = <Answer>(
  editor: SectionEditor | undefined,
  pick: (beside: Beside | undefined) => Answer,
): Answer => useSyncExternalStore(editor?.beside.follow ?? noFollower, () => pick(editor?.beside.get()));
