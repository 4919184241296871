/** Calls of the writing desk. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Section } from '#domain/report/document.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { stateKey } from '#domain/wire/desk.ts';
import { keyFor } from '#test/support/keys.ts';
import { confirmedOrder, partPath, take } from './atelier.ts';
import { type Answer, call } from './client.ts';
import type { TestCustomer } from './customers.ts';
import { database, tableOf } from './rows.ts';

type Who = { readonly access: string };

const draftPath = (orderId: string): string => `${partPath(orderId)}/draft`;

export const letter = (text: string, id = 'lettre'): Section => ({
  ...{ id, kind: 'letter', title: 'Chère Camille,', second: '' },
  blocks: [{ kind: 'paragraph', runs: [text] }],
});

export const readDraft = ({ access }: Who, orderId: string): Promise<Answer> =>
  call('GET', draftPath(orderId), { token: access });

export const saveSection = (
  { access }: Who,
  orderId: string,
  section: Section,
  revision: number,
): Promise<Answer> =>
  call('PUT', `${draftPath(orderId)}/sections/${section.id}`, {
    ...{ body: { revision, section }, token: access },
  });

export const saveOutline = ({ access }: Who, orderId: string, body: unknown): Promise<Answer> =>
  call('PUT', `${draftPath(orderId)}/outline`, { body, token: access });

export const listStates = ({ access }: Who, orderId: string): Promise<Answer> =>
  call('GET', `${draftPath(orderId)}/states`, { token: access });

export const readState = ({ access }: Who, orderId: string, at: string): Promise<Answer> =>
  call('GET', `${draftPath(orderId)}/states/${stateKey(at)}/lettre`, { token: access });

/** An order that this expert has taken. */
export const takenOrder = async (who: Who, buyer: TestCustomer): Promise<string> => {
  const id = await confirmedOrder(buyer);
  const { status } = await take(who, id);
  if (status !== 200) throw new Error(`taking answered ${status}`);
  return id;
};
/** A refused call, with its French message. */
export const refusal = (status: number, code: keyof typeof errorTexts, message?: string) => ({
  ...{ status, json: { error: { code, message: message ?? errorTexts[code] } } },
});
/** All stored sections as one text. */
export const textOf = async (who: Who, id: string): Promise<string> =>
  JSON.stringify((await readDraft(who, id)).json.sections);
/** All rows of a draft. */
export const rowsOf = async (id: string) => {
  const query = new QueryCommand({
    TableName: tableOf('Drafts'),
    KeyConditionExpression: '#part = :part',
    ExpressionAttributeNames: { '#part': 'part' },
    ExpressionAttributeValues: { ':part': `${id}#${keyFor.numbers}` },
    ConsistentRead: true,
  });
  return (await database().send(query)).Items ?? [];
};

export const outline = { revision: 0, order: ['lettre'], removed: [] };
