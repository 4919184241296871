import { useNavigate } from 'react-router-dom';
import type { QueuedPart } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { take } from './api.ts';
import { partAddress, type ViewId } from './query.ts';
import { queueTexts as texts } from './texts.ts';

type PartBadgeProps = {
  part: QueuedPart;
  /** The id of the reading expert; undefined for an administrator. */
  me?: string;
};

/** «À prendre», «Prise par moi», «Prise par …», «Livrée». */
export function PartBadge({ part, me }: PartBadgeProps) {
  if (part.state === 'waiting') {
    return (
      <Badge tone="gilt" fill="empty">
        {texts.waiting}
      </Badge>
    );
  }
  if (part.correcting_until)
    return (
      <Badge tone="error" fill="half">
        {texts.toCorrect}
      </Badge>
    );
  if (part.state === 'delivered') {
    return (
      <Badge tone="ok" fill="full">
        {texts.delivered}
      </Badge>
    );
  }
  const isMine = part.expert?.id === me;
  if (part.asked_at && isMine)
    return (
      <Badge tone="neutral" fill="empty">
        {texts.waitsForCustomer}
      </Badge>
    );
  return (
    <Badge tone={isMine ? 'gilt' : 'neutral'} fill="half">
      {isMine ? texts.mine : texts.takenBy(part.expert?.name ?? '')}
    </Badge>
  );
}

export type PartActionProps = {
  part: QueuedPart;
  me: string;
  /** The list to return to. */
  view: ViewId;
  onTaken: (part: QueuedPart) => void;
  /** A colleague was faster, or the result is unknown: the list reloads. */
  onLost: () => void;
};

/** «Prendre», which opens the part, or «Ouvrir» for one that the expert has. */
export function PartAction({ part, me, view, onTaken, onLost }: PartActionProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { isBusy, run } = useAction({
    act: async () => {
      onTaken(await take(part));
      navigate(partAddress(part, view));
      toast({ tone: 'success', title: texts.taken(part.number), text: texts.takenDetail });
    },
    fail: (error) => {
      toast({ tone: 'destructive', title: texts.takeFailed, text: messageOf(error, '') });
      onLost();
    },
  });
  const order = <span className="sr">{` ${texts.thePart(part.number)}`}</span>;
  if (part.state === 'waiting') {
    return (
      <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
        <span>
          {texts.take}
          {order}
        </span>
      </Button>
    );
  }
  if (part.expert?.id !== me) return null;
  return (
    <ButtonLink size="small" to={partAddress(part, view)}>
      <span>
        {texts.open}
        {order}
      </span>
    </ButtonLink>
  );
}
