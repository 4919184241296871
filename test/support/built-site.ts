import { buildSiteWhenChanged } from '../../bin/local/site/build.ts';

/** Once for all files that read the built site: two that build it at once would delete each other's files. */
export default (): Promise<void> => buildSiteWhenChanged();
