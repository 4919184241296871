import type { Order } from '#domain/order.ts';
import { type TimelineStep, timelineOf } from '#domain/timeline.ts';
import { ownDay, ownDayTime } from '#web/platform/own-time.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { timelineTexts as texts } from './progress-texts.ts';

const expertsOf = ({ parts }: Order): string | undefined => {
  const experts = [...new Set(parts.flatMap(({ expert }) => expert ?? []))];
  return experts.length > 0 ? texts.experts(experts) : undefined;
};

const progressOf = (order: Order): string | undefined => {
  const delivered = order.parts.filter(({ state }) => state === 'delivered').length;
  return delivered > 0 ? texts.written(delivered, order.parts.length) : expertsOf(order);
};

/** The text below a step that has no date. */
const factsOf = ({ key, state }: TimelineStep, order: Order): string | undefined => {
  switch (key) {
    case 'paid':
      return undefined;
    case 'confirmed':
      return state === 'done' ? texts.before : texts.byLink;
    case 'taken':
      return state === 'done' ? undefined : texts.noExpert;
    case 'writing':
      return state === 'current' ? progressOf(order) : expertsOf(order);
    case 'delivered':
      return order.due_at && texts.due(ownDay(new Date(order.due_at)));
  }
};

const titleOf = ({ key, state }: TimelineStep): string =>
  key === 'confirmed' && state !== 'done' ? texts.toConfirm : texts.titles[key];

/** The steps of a paid order with their dates; an unpaid order has none. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = timelineOf(order).map((step) => ({
    key: step.key,
    state: step.state,
    title: titleOf(step),
    detail: step.at ? ownDayTime(new Date(step.at)) : factsOf(step, order),
  }));
  return steps.length > 0 ? <Timeline label={texts.label} steps={steps} /> : null;
}
