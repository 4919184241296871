import { describe, expect, test } from 'vitest';
import { clearLift } from '#web/ui/toast-place.ts';

/** Messages of 100 px at the bottom of a window of 800 px. */
const box = { top: 650, bottom: 750 };
const button = (top: number) => ({ top, bottom: top + 50, weight: 100 });
const focused = (top: number) => ({ top, bottom: top + 50, weight: 10_000 });
const place = (lift: number) => ({ top: box.top - lift, bottom: box.bottom - lift });
const covers = (lift: number, { top, bottom }: { top: number; bottom: number }) =>
  place(lift).top < bottom && place(lift).bottom > top;

describe('messages', () => {
  test('stay at the bottom where they cover nothing', () => {
    expect(clearLift(box, [button(100), button(580)])).toBe(0);
  });

  test('move up to the lowest place that covers no control', () => {
    const controls = [button(700), button(500)];
    const lift = clearLift(box, controls);
    expect(controls.some((one) => covers(lift, one))).toBe(false);
    expect(place(lift).top).toBeGreaterThanOrEqual(0);
    expect(lift).toBe(box.bottom - 700 + 12);
  });

  test('rather cover another control than the focused one, and a link than a button', () => {
    const rows = [50, 150, 250, 350, 450, 550].map(button);
    expect(covers(clearLift(box, [...rows, focused(660)]), focused(660))).toBe(false);
    const link = { ...button(350), weight: 1 };
    const others = [...rows.filter(({ top }) => top !== 350), button(650), button(740)];
    expect(covers(clearLift(box, [...others, link]), link)).toBe(true);
  });

  test('keep their place while it stays free, and never leave the window', () => {
    expect(clearLift(box, [button(700)], 400)).toBe(400);
    expect(clearLift(box, [focused(20)], 620)).toBeLessThanOrEqual(box.top);
    expect(clearLift({ top: 5, bottom: 790 }, [focused(400)])).toBe(0);
  });
});
