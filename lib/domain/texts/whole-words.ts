/** Words that no line breaks after their hyphen. */
export const email = /\b(e-mails?\b)/i;
/** The same, and a town such as «Saint-Denis». */
export const wholeWords = /\b(e-mails?\b|sainte?-\S+)/i;
