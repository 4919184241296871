import { noScriptText } from '#web/texts/no-script.ts';

/** Why a page stays asleep without JavaScript. A browser that runs scripts never shows the words, and loads none. */
export const NoScript = () => <noscript>{import.meta.env.SSR && <p>{noScriptText}</p>}</noscript>;
