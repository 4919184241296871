import type { QueuedPart } from '#domain/atelier.ts';
import { Badge } from '#web/ui/badge.tsx';
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
  if (part.state === 'delivered') {
    return (
      <Badge tone="ok" fill="full">
        {texts.delivered}
      </Badge>
    );
  }
  const isMine = part.expert?.id === me;
  return (
    <Badge tone={isMine ? 'gilt' : 'neutral'} fill="half">
      {isMine ? texts.mine : texts.takenBy(part.expert?.name ?? '')}
    </Badge>
  );
}
