/** The stage of the live API. The CDN forwards the path unchanged, so the path is the name of the stage. */
export const liveStage = 'live';
export const livePath = '/live';
