import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import type { ReportDocument } from '#domain/report/document.ts';
import { previewDraft } from '#domain/wire/typeset.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import type { SectionEditor } from './editor.ts';
import { caretPage, oneAtATime, type ShownPage, upTo } from './preview.ts';

type Wish = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'conventions'>;
  readonly document: ReportDocument;
  /** Told of the conventions that the pages are drawn with. */
  readonly onConventions: (stored: Chosen) => void;
  readonly section: string | undefined;
  readonly editor: SectionEditor | undefined;
  readonly isOpen: boolean;
};

/** Milliseconds after the last change while no page is shown: then only the number of pages is of use. */
const idle = 20_000;
/** The session has waited for a pause already. */
const soon = 50;
const limit = 12_000;

/** `held`: the tag of the picture that is shown, which is not sent again. */
const typeset = async ({ part }: Wish, document: ReportDocument, page: number, held?: string) => {
  const params = { id: part.order_id, service: part.service };
  return call(previewDraft, { params, body: { document, page, held }, timeoutMs: limit });
};

/** What the pages show: the text, and the chart's conventions. */
const shownBy = (document: ReportDocument, { revision }: Chosen): string =>
  JSON.stringify([revision, document]);

/** The block that the caret is in, as part of the preview's key. */
const blockOf = ({ editor }: Wish): number =>
  editor ? editor.view.state.selection.$from.index(0) + 1 : Number.MAX_SAFE_INTEGER;

/** Where the preview looks: the page of the caret, or one that was turned to. */
type Look = { readonly page: number; readonly located: string };

type Picture = { readonly tag: string; readonly svg: string };

export type Preview = {
  readonly shown: ShownPage | undefined;
  readonly isFresh: boolean;
  readonly failure: string | undefined;
  readonly turn: (step: 1 | -1) => void;
  readonly again: () => void;
};

/** The pages of the report while it is written. `isOpen`: they are shown, at most a second behind the last word. */
export const usePreview = (
  wish: Omit<Wish, 'document' | 'isOpen'>,
  document: ReportDocument,
  isOpen: boolean,
): Preview => {
  const [shown, setShown] = useState<ShownPage>();
  const [failure, setFailure] = useState<string>();
  const last = useRef<Wish>({ ...wish, document, isOpen });
  const look = useRef<Look>({ page: 1, located: '' });
  const picture = useRef<Picture>(undefined);
  useEffect(() => {
    last.current = { ...wish, document, isOpen };
  });
  const refresh = useMemo(() => {
    const draw = async (current: Wish) => {
      const held = picture.current;
      const { page } = look.current;
      const answer = await typeset(current, current.document, page, held?.tag);
      const svg = answer.svg ?? held?.svg ?? '';
      picture.current = { tag: answer.tag, svg };
      const report = shownBy(current.document, answer.conventions);
      // A page that was turned meanwhile is drawn next.
      if (look.current.page === page) look.current = { ...look.current, page: answer.page };
      setShown({ ...answer, svg, report, at: Date.now() });
      setFailure(undefined);
      // Chosen meanwhile on another device.
      if (answer.conventions.revision > current.part.conventions.revision)
        current.onConventions(answer.conventions);
    };
    return oneAtATime(async () => {
      const { current } = last;
      try {
        await draw(current);
        const located = `${current.section} ${blockOf(current)}`;
        if (!current.isOpen || current.section === undefined || located === look.current.located) return;
        const before = look.current.page;
        const { pages } = await typeset(
          current,
          upTo(current.document, current.section, blockOf(current)),
          0,
        );
        const page = look.current.page === before ? caretPage(pages) : look.current.page;
        look.current = { page, located };
        if (page !== before) await draw(last.current);
      } catch (error) {
        setFailure(messageOf(error, ''));
      }
    });
  }, []);
  const report = shownBy(document, wish.part.conventions);
  useEffect(() => {
    const timer = report === '' ? undefined : setTimeout(() => void refresh(), isOpen ? soon : idle);
    return () => clearTimeout(timer);
  }, [report, isOpen, refresh]);
  const { section } = wish;
  useEffect(() => {
    if (section !== undefined) void refresh();
  }, [section, refresh]);
  return {
    shown,
    isFresh: shown?.report === report,
    failure,
    turn: (step) => {
      look.current = { ...look.current, page: Math.max(1, look.current.page + step) };
      void refresh();
    },
    again: () => void refresh(),
  };
};
