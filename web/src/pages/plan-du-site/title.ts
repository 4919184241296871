/** Apart from the map's other texts, which reach the browser as HTML. */
export const title = 'Plan du site';
