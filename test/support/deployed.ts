import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import {
  type OrderRecord,
  orderRecordSchema,
  type PartRecord,
  partRecordSchema,
} from '#lambdas/storage/order-record.ts';
import { parameterNames } from '#lib/stage.ts';
import { awsClientConfig } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';
import { database, findRow, setAttribute, tableOf } from './rows.ts';

const config = () => awsClientConfig(inject('shop').emulator);

/** The first value of one of the shop's secret parameters. */
export const secretOf = async (key: keyof ReturnType<typeof parameterNames>): Promise<string> => {
  const command = new GetParameterCommand({ Name: parameterNames('local')[key], WithDecryption: true });
  const { Parameter } = await new SSMClient(config()).send(command);
  return z.string().parse(Parameter?.Value?.split(',')[0]);
};

/** The order from its table. */
export const orderRow = async (id: string): Promise<OrderRecord> =>
  orderRecordSchema.parse(await findRow('Orders', { id }));

const outboxRecord = z.object({
  state: z.string(),
  tries: z.int(),
  next_at: z.optional(z.string()),
});
/** A mail of the outbox in any state; undefined when there is none of that name. */
export const outboxRow = async (id: string) =>
  z.optional(outboxRecord).parse(await findRow('Outbox', { id }));

/** True when the shop has recorded this event of Stripe. */
export const hasEventRow = async (id: string): Promise<boolean> =>
  (await findRow('Ledger', { id })) !== undefined;

/** The parts of an order from their table, by the name of their service. */
export const partRows = async (orderId: string): Promise<PartRecord[]> => {
  const query = new QueryCommand({
    TableName: tableOf('Parts'),
    KeyConditionExpression: 'order_id = :order',
    ExpressionAttributeValues: { ':order': orderId },
    ConsistentRead: true,
  });
  return z.array(partRecordSchema).parse((await database().send(query)).Items ?? []);
};

/** Orders that wait for an expert of a discipline with this due date: the sparse index of the queue. */
export const queuedOrders = async (discipline: Discipline, dueAt: string): Promise<string[]> => {
  const query = new QueryCommand({
    TableName: tableOf('Parts'),
    IndexName: 'queue',
    KeyConditionExpression: 'queue = :discipline AND due_at = :due',
    ExpressionAttributeValues: { ':discipline': discipline, ':due': dueAt },
  });
  const rows = z.array(z.object({ order_id: z.string() })).parse((await database().send(query)).Items ?? []);
  return rows.map(({ order_id }) => order_id);
};

/** Makes an order look `minutes` old. */
export const ageOrder = (id: string, minutes: number): Promise<void> =>
  setAttribute('Orders', ['id', id], 'created_at', new Date(Date.now() - minutes * 60_000).toISOString());

/** Puts another version of the terms of sale on an order. */
export const setTermsVersion = (order: OrderRecord, version: string): Promise<void> =>
  setAttribute('Orders', ['id', order.id], 'terms', { ...order.terms, version });

/** Makes a waiting mail due now. */
export const makeMailDue = (id: string): Promise<void> =>
  setAttribute('Outbox', ['id', id], 'next_at', new Date().toISOString());

/** Writes a row of the outbox that was due a minute ago, replacing an existing one. */
export const putMail = async (id: string, subject: Readonly<Record<string, string>>): Promise<void> => {
  const due = new Date(Date.now() - 60_000).toISOString();
  const Item = { id, subject, state: 'waiting', tries: 0, next_at: due, created_at: due };
  await database().send(new PutCommand({ TableName: tableOf('Outbox'), Item }));
};

type Scheduled =
  | 'ReconcileFunction'
  | 'SweepMailsFunction'
  | 'SweepRefundsFunction'
  | 'SweepIssuesFunction'
  | 'EraseIdleFunction'
  | 'KeepBooksFunction'
  | 'TellPolicyFunction'
  | 'VisitSiteFunction';

const invoke = async (output: Scheduled, event: Readonly<Record<string, string>>): Promise<string> => {
  const FunctionName = outputOf(inject('shop').outputs, output);
  const run = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) });
  const { FunctionError, Payload } = await new LambdaClient(config()).send(run);
  const answer = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(`${output}: ${answer}`);
  return answer;
};

/** Runs a scheduled function like its schedule: now, or as if it were that many minutes later. Throws its error. */
export const runNow = async (output: Scheduled, minutes = 0): Promise<void> => {
  await invoke(output, { time: new Date(Date.now() + minutes * 60_000).toISOString() });
};

/** Erases one account at its customer's request, like the runbook; returns the function's answer. */
export const eraseNow = async (userId: string): Promise<unknown> =>
  JSON.parse(await invoke('EraseIdleFunction', { user_id: userId }));

/** Visits the shop from outside like the schedule; returns the function's answer. */
export const visitNow = async (): Promise<unknown> => JSON.parse(await invoke('VisitSiteFunction', {}));
