import { buildSiteWhenChanged } from '../../bin/local/site/build.ts';

/** Builds once for all files that read the built site: two builds at once would delete each other's files. */
export default (): Promise<void> => buildSiteWhenChanged();
