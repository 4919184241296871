/** Apart from the map's own words, which reach the browser as HTML. */
export const title = 'Plan du site';
