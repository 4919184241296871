import { jsonFiles } from './bucket.ts';
import { sentenceKey } from './sentence-key.ts';
import * as stores from './stores.ts';

/** What the checks of a draft read, for the two routes that make them. */
export const draftChecks = () => ({
  orders: stores.orders(),
  births: stores.births(),
  drafts: stores.drafts(),
  passages: stores.passages(),
  profiles: stores.profiles(),
  accesses: stores.accesses(),
  sentences: stores.sentences(),
  jsonFiles: jsonFiles(),
  sentenceKey,
});
