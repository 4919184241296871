import { Badge } from '#web/ui/badge.tsx';
import { type Urgency, urgencyOf } from './urgency.ts';

const looks = {
  late: { tone: 'error', fill: 'full' },
  near: { tone: 'gilt', fill: 'half' },
  calm: { tone: 'neutral', fill: 'empty' },
} as const satisfies Record<Urgency, object>;

/** The time until a date or since it, with its mark on the scale of urgency. */
export function UrgencyBadge({ at, now }: { at: string; now: Date }) {
  const { level, text } = urgencyOf(at, now);
  return <Badge {...looks[level]}>{text}</Badge>;
}
