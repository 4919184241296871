import { useEffect, useRef, useState } from 'react';
import type { DeliveredReport, OpenPart, QueuedPart, Upload } from '#domain/atelier.ts';
import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useToast } from '#web/ui/toast.tsx';
import { lastUpload, type PartKey, start } from './api.ts';
import { reportTexts as texts } from './texts.ts';
import { awaitCheck, refusalOf, sendFile, sendReport, type UploadPorts, type UploadStep } from './upload.ts';

export type UploadState = {
  /** The last upload that the shop knows. */
  readonly upload: Upload | undefined;
  /** The upload that is in progress. */
  readonly step: UploadStep | undefined;
  /** The failure of the last try, when it came before the check. */
  readonly ended: { readonly tone: 'error' | 'info'; readonly text: string } | undefined;
};
export type Uploading = UploadState & {
  readonly part: PartKey;
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  readonly checkAgain: () => void;
  /** Called when the upload has been delivered. */
  readonly clear: () => void;
};

/** After this time an upload was abandoned: its address is valid for ten minutes. */
const givenUpAfter = 600_000;

const portsOf = (part: PartKey): UploadPorts => ({
  start: (signal) => start(part, signal),
  send: sendFile,
  state: (signal) => lastUpload(part, signal),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

const nothing: UploadState = { upload: undefined, step: undefined, ended: undefined };

const firstState = (upload: Upload | undefined): UploadState => {
  if (upload?.state !== 'sending') return { ...nothing, upload };
  const isGivenUp = Date.now() - Date.parse(upload.at) > givenUpAfter;
  return isGivenUp
    ? { ...nothing, ended: { tone: 'info', text: texts.lost } }
    : { ...nothing, step: { kind: 'checking' } };
};

/** The upload of a part's report. Leaving the page cancels it. */
const useUpload = (part: PartKey, known: Upload | undefined): Uploading => {
  const [state, setState] = useState(() => firstState(known));
  const running = useRef<AbortController>(undefined);

  const run = async (work: (signal: AbortSignal) => Promise<Upload | undefined>) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const upload = await work(signal);
      if (!signal.aborted) setState(upload ? { ...nothing, upload } : { ...nothing, step: { kind: 'slow' } });
    } catch (error) {
      const text = messageOf(error, texts.failedDetail);
      if (!signal.aborted) fail(text);
    }
  };
  const fail = (text: string) =>
    setState((current) => ({ ...current, step: undefined, ended: { tone: 'error', text } }));
  const show = (step: UploadStep) => setState((current) => ({ ...current, step, ended: undefined }));
  const ports: UploadPorts = {
    ...portsOf(part),
    start: async (signal) => {
      const target = await start(part, signal);
      // From here on the new upload is the only one that the shop knows.
      setState((current) => ({ ...current, upload: undefined }));
      return target;
    },
  };
  const check = () => run((signal) => awaitCheck(ports, signal));
  // Returning to the page resumes the polling; leaving it ends the polling.
  const resume = useRef(state.step && check);
  useEffect(() => {
    void resume.current?.();
    return () => running.current?.abort();
  }, []);
  return {
    ...state,
    part,
    send: (file) => {
      const refusal = refusalOf(file);
      if (refusal) fail(reportRefusalTexts[refusal]);
      else void run((signal) => sendReport(file, ports, (step) => signal.aborted || show(step), signal));
    },
    cancel: () => {
      running.current?.abort();
      setState(({ upload, step }) => {
        const ended = step?.kind === 'sending' ? { tone: 'info' as const, text: texts.cancelled } : undefined;
        return { upload, step: undefined, ended };
      });
    },
    checkAgain: () => {
      show({ kind: 'checking' });
      void check();
    },
    clear: () => setState(nothing),
  };
};

type Delivered = { readonly part: QueuedPart; readonly report: DeliveredReport };

/** The way of a report to its customer, whether its PDF was uploaded or made at the desk. */
export const useDelivery = (part: OpenPart, onDelivered: (delivered: Delivered) => void) => {
  const toast = useToast();
  const uploading = useUpload(part, part.upload);
  const [isConfirming, setConfirming] = useState(false);
  const { upload, step, clear } = uploading;
  const next = (part.report?.version ?? 0) + 1;
  return {
    uploading,
    checked: step === undefined && upload?.state === 'checked' ? upload : undefined,
    next,
    label: next === 1 ? texts.deliver : texts.deliverVersion(next),
    isConfirming,
    confirm: () => setConfirming(true),
    close: () => setConfirming(false),
    delivered: (delivered: Delivered) => {
      setConfirming(false);
      clear();
      toast({ tone: 'success', title: texts.delivered(part.customer_info.firstName) });
      onDelivered(delivered);
    },
  };
};
export type Delivery = ReturnType<typeof useDelivery>;
