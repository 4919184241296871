/** A thread of an order of one service, in memory, as the shop answers it to its customer. */
import { type Message, nothingWritten, type OwnThread } from '#domain/threads.ts';
import { readByCustomer, readThreads, writeToExpert } from '#domain/wire/threads.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Answers, bodyOf } from './answers.ts';

export const messageFrom = (from: Message['from'], text: string, at: string): Message => ({
  ...{ id: crypto.randomUUID(), from, text, at },
  name: from === 'expert' ? 'Ines Morel' : 'Camille Renard',
});

export const answerThread = ({ answer }: Answers, start: Partial<OwnThread> = {}) => {
  let thread: OwnThread = { service: keyFor.numbers, ...nothingWritten, is_open: true, ...start };
  const change = (changes: Partial<OwnThread>) => {
    thread = { ...thread, ...changes };
  };
  const put = (message: Message): Message => {
    const known = thread.messages.find(({ id }) => id === message.id);
    if (known) return known;
    change({ messages: [...thread.messages, message] });
    return message;
  };
  const asked = answer(readThreads, () => ({ threads: [thread] }));
  const sent = answer(writeToExpert, (call) => {
    const { id, text } = bodyOf(call);
    return put({ ...messageFrom('customer', text, new Date().toISOString()), id });
  });
  const read = answer(readByCustomer, (call) => {
    const { at } = bodyOf(call);
    change({ read_until: at });
    return { at };
  });
  return { asked, sent, read, put, change, thread: () => thread };
};
