/** Words that must not break after their hyphen. */
export const email = /\b(e-mails?\b)/i;
/** The same words and names of towns such as «Saint-Denis». */
export const wholeWords = /\b(e-mails?\b|sainte?-\S+)/i;
