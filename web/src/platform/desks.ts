import { textsKey, writeItem } from './browser-storage.ts';

/** The open desks of this browser, one a part: each has a lock, and a channel by which another tab asks it to send. */

const prefix = 'redaction ';
export const deskName = (order: string, service: string): string => `${prefix}${order} ${service}`;

/** A desk of another tab stores what it has within this time. */
export const patience = 1_500;

const senders = new Set<() => Promise<boolean>>();
const ask = 'send';
let opened: BroadcastChannel | undefined;

/** One channel for the tab: it does not hear what it says itself. */
const channel = (): BroadcastChannel => {
  if (opened) return opened;
  const made = new BroadcastChannel(prefix);
  made.addEventListener('message', ({ data }) => {
    if (data !== ask) return;
    for (const send of senders) void send().finally(() => made.postMessage('done'));
  });
  opened = made;
  return made;
};

/** The open desk sends by itself when a session ends; the sender tells whether all of it arrived. */
export const onSending = (sender: () => Promise<boolean>): (() => void) => {
  // Words may be typed that no device has yet: signing out in another tab asks for them too.
  writeItem(textsKey, 'kept');
  senders.add(sender);
  channel();
  return () => senders.delete(sender);
};

const desksElsewhere = async (): Promise<number> => {
  if (!('locks' in navigator)) return 0;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(prefix)).length - senders.size;
};

/** Asks the desks of other tabs to store and to send, and waits for them for a moment. */
const askElsewhere = async (): Promise<void> => {
  let waiting = await desksElsewhere();
  if (waiting <= 0) return;
  await new Promise<void>((resolve) => {
    const heard = ({ data }: MessageEvent) => {
      if (data !== ask) waiting -= 1;
      if (waiting === 0) end();
    };
    const timer = setTimeout(() => end(), patience);
    const end = () => {
      clearTimeout(timer);
      channel().removeEventListener('message', heard);
      resolve();
    };
    channel().addEventListener('message', heard);
    channel().postMessage(ask);
  });
};

/** All desks store and send; tells whether those of this tab have sent all. What others could not send is on the device. */
export const askDesks = async (): Promise<boolean> => {
  const [sent] = await Promise.all([
    Promise.all([...senders].map((send) => send())),
    askElsewhere().catch(() => undefined),
  ]);
  return sent.every((isSent) => isSent);
};
