/** Words that no line breaks after their hyphen: «e-mail», and a town such as «Saint-Denis». */
export const wholeWords = /\b(e-mails?\b|sainte?-\S+)/i;
