import { describe, expect, test } from 'vitest';
import { clearDrop } from '#web/ui/toast-place.ts';

/** Messages of 100 px below the header of a window of 800 px. */
const box = { top: 84, bottom: 184 };
const height = 800;
const button = (top: number) => ({ top, bottom: top + 50, weight: 100 });
const focused = (top: number) => ({ top, bottom: top + 50, weight: 10_000 });
const place = (drop: number) => ({ top: box.top + drop, bottom: box.bottom + drop });
const covers = (drop: number, { top, bottom }: { top: number; bottom: number }) =>
  place(drop).top < bottom && place(drop).bottom > top;

describe('messages', () => {
  test('stay below the header where they cover nothing', () => {
    expect(clearDrop(box, [button(20), button(230)], height)).toBe(0);
  });

  test('move down to the highest place that covers no control', () => {
    const controls = [button(100), button(300)];
    const drop = clearDrop(box, controls, height);
    expect(controls.some((one) => covers(drop, one))).toBe(false);
    expect(place(drop).bottom).toBeLessThanOrEqual(height);
    expect(drop).toBe(150 - box.top + 12);
  });

  test('rather cover another control than the focused one, and a link than a button', () => {
    const rows = [250, 350, 450, 550, 650, 740].map(button);
    expect(covers(clearDrop(box, [...rows, focused(120)], height), focused(120))).toBe(false);
    const link = { ...button(450), weight: 1 };
    const others = [...rows.filter(({ top }) => top !== 450), button(90), button(170)];
    expect(covers(clearDrop(box, [...others, link], height), link)).toBe(true);
  });

  test('keep their place while it stays free, and never leave the window', () => {
    expect(clearDrop(box, [button(100)], height, 400)).toBe(400);
    expect(place(clearDrop(box, [focused(760)], height, 620)).bottom).toBeLessThanOrEqual(height);
    expect(clearDrop({ top: 5, bottom: 790 }, [focused(400)], height)).toBe(0);
  });
});
