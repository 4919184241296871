/** The stage of the live API; the CDN forwards the path as it is, so the path is the stage's name. */
export const liveStage = 'live';
export const livePath = '/live';
