import { useState } from 'react';
import type { DeliveredReport, OpenPart, QueuedPart } from '#domain/atelier.ts';
import { useToast } from '#web/ui/toast.tsx';
import { reportTexts as texts } from './texts.ts';
import { useUpload } from './use-upload.ts';

export type Delivered = { readonly part: QueuedPart; readonly report: DeliveredReport };

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
