import type { Message } from './messages.ts';
import { mailboxTexts as texts } from './texts.ts';

export const views = ['html', 'text', 'headers'] as const;
export type View = (typeof views)[number];

type Markup = { readonly markup: string };
type Piece = string | number | Markup | readonly Markup[];

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const render = (piece: Piece): string => {
  if (typeof piece === 'string' || typeof piece === 'number') return escapeText(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(render).join('');
};

/** Escapes everything that is not already markup. */
const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: String.raw({ raw: strings }, ...pieces.map(render)),
});

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short' });
const shortDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' });
const dateOf = (message: Message, format: Intl.DateTimeFormat) => {
  const date = new Date(message.date);
  return Number.isNaN(date.getTime()) ? message.date : format.format(date);
};
const subjectOf = (message: Message) => message.subject || texts.noSubject;

const entry = (message: Message, current: Message | undefined) => html`
  <li><a href="/?message=${message.id}"${{ markup: message.id === current?.id ? ' aria-current="true"' : '' }}>
    <span class="who">${message.to}</span> <time>${dateOf(message, shortDate)}</time>
    <span class="subject">${subjectOf(message)}</span>
    ${message.attachments.length > 0 ? html`<span class="note">${texts.attachmentCount(message.attachments.length)}</span>` : ''}
  </a></li>`;

const attachmentList = ({ attachments }: Message) =>
  attachments.length === 0
    ? ''
    : html`<dt>${texts.attachments}</dt><dd><ul class="attachments">${attachments.map(
        ({ name, size, address }) =>
          html`<li><a href="${address}" target="_blank" rel="noreferrer">${name}</a> <span class="note">${texts.size(size)}</span></li>`,
      )}</ul></dd>`;

const headerTable = ({ headers }: Message) =>
  html`<table><tbody>${Object.entries(headers).map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table>`;

const body = (message: Message, view: View) => {
  if (view === 'headers') return headerTable(message);
  if (view === 'text') return html`<pre>${message.text || texts.noText}</pre>`;
  if (!message.html) return html`<p class="note">${texts.noHtml}</p>`;
  return html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html" title="${subjectOf(message)}"></iframe>`;
};

const tab = (message: Message, view: View, current: View) =>
  html`<a href="/?message=${message.id}&amp;view=${view}"${{ markup: view === current ? ' aria-current="page"' : '' }}>${texts.views[view]}</a>`;

const reader = (message: Message, view: View) => html`
  <article>
    <p class="back"><a href="/">${texts.back}</a></p>
    <h2>${subjectOf(message)}</h2>
    <dl>
      <dt>${texts.from}</dt><dd>${message.from}</dd>
      <dt>${texts.to}</dt><dd>${message.to}</dd>
      <dt>${texts.date}</dt><dd>${dateOf(message, longDate)}</dd>
      ${attachmentList(message)}
    </dl>
    <nav aria-label="${texts.viewsLabel}">${views.map((known) => tab(message, known, view))}
      <a href="/messages/${message.id}/raw" target="_blank" rel="noreferrer">${texts.source}</a></nav>
    ${body(message, view)}
  </article>`;

/** The mailbox like a mail client: the list, and beside it (on phones instead of it) one message. */
export const mailboxPage = (messages: readonly Message[], current: Message | undefined, view: View): string =>
  html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${current ? `${subjectOf(current)} · ` : ''}${texts.title}</title>
${current ? '' : html`<meta http-equiv="refresh" content="5">`}
<link rel="stylesheet" href="/mailbox.css"></head>
<body class="${current ? 'reading' : 'listing'}">
<header><h1><a href="/">${texts.title}</a></h1><p>${texts.count(messages.length)}</p></header>
<main>
  ${messages.length === 0 ? html`<p class="note">${texts.empty}</p>` : html`<ol>${messages.map((message) => entry(message, current))}</ol>`}
  ${current ? reader(current, view) : html`<p class="note choose">${messages.length > 0 ? texts.choose : ''}</p>`}
</main></body></html>`.markup;
