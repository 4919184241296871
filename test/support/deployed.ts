import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
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

const config = () => awsClientConfig(inject('shop').emulator);
const deployed = (output: string) => outputOf(inject('shop').outputs, output);
const documents = () => DynamoDBDocumentClient.from(new DynamoDBClient(config()));

/** The first value of one of the shop's secret parameters. */
export const secretOf = async (key: keyof ReturnType<typeof parameterNames>): Promise<string> => {
  const command = new GetParameterCommand({ Name: parameterNames('local')[key], WithDecryption: true });
  const { Parameter } = await new SSMClient(config()).send(command);
  return z.string().parse(Parameter?.Value?.split(',')[0]);
};

const row = async (output: string, id: string): Promise<Record<string, unknown> | undefined> => {
  const get = new GetCommand({ TableName: deployed(output), Key: { id }, ConsistentRead: true });
  return (await documents().send(get)).Item;
};

/** The order as the table holds it. */
export const orderRow = async (id: string): Promise<OrderRecord> =>
  orderRecordSchema.parse(await row('OrdersTable', id));

const outboxRecord = z.object({
  state: z.string(),
  tries: z.int(),
  next_at: z.optional(z.string()),
});
/** A mail to be sent, sent or given up; undefined when there is none of that name. */
export const outboxRow = async (id: string) => z.optional(outboxRecord).parse(await row('OutboxTable', id));

/** True when the shop has written down that it has acted on this event of Stripe's. */
export const hasEventRow = async (id: string): Promise<boolean> =>
  (await row('LedgerTable', id)) !== undefined;

/** The parts of an order as the table holds them, by the name of their service. */
export const partRows = async (orderId: string): Promise<PartRecord[]> => {
  const query = new QueryCommand({
    TableName: deployed('PartsTable'),
    KeyConditionExpression: 'order_id = :order',
    ExpressionAttributeValues: { ':order': orderId },
    ConsistentRead: true,
  });
  return z.array(partRecordSchema).parse((await documents().send(query)).Items ?? []);
};

/** Orders that wait for an expert of a discipline with this due date: the sparse index of the queue. */
export const queuedOrders = async (discipline: Discipline, dueAt: string): Promise<string[]> => {
  const query = new QueryCommand({
    TableName: deployed('PartsTable'),
    IndexName: 'waiting',
    KeyConditionExpression: 'waiting_discipline = :discipline AND due_at = :due',
    ExpressionAttributeValues: { ':discipline': discipline, ':due': dueAt },
  });
  const rows = z.array(z.object({ order_id: z.string() })).parse((await documents().send(query)).Items ?? []);
  return rows.map(({ order_id }) => order_id);
};

const setField = async (output: string, id: string, field: string, value: unknown): Promise<void> => {
  const update = new UpdateCommand({
    TableName: deployed(output),
    Key: { id },
    UpdateExpression: 'SET #field = :value',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':value': value },
  });
  await documents().send(update);
};

/** Makes an order look as if it had been made that many minutes ago. */
export const ageOrder = (id: string, minutes: number): Promise<void> =>
  setField('OrdersTable', id, 'created_at', new Date(Date.now() - minutes * 60_000).toISOString());

/** Puts another version of the terms of sale on an order. */
export const setTermsVersion = async (order: OrderRecord, version: string): Promise<void> =>
  setField('OrdersTable', order.id, 'terms', { ...order.terms, version });

/** Makes a mail that waits for its next try due now. */
export const makeMailDue = (id: string): Promise<void> =>
  setField('OutboxTable', id, 'next_at', new Date().toISOString());

/** Writes a row of the outbox that was due a minute ago, over whatever stood there. */
export const putMail = async (id: string, subject: Readonly<Record<string, string>>): Promise<void> => {
  const due = new Date(Date.now() - 60_000).toISOString();
  const Item = { id, subject, state: 'waiting', tries: 0, next_at: due, created_at: due };
  await documents().send(new PutCommand({ TableName: deployed('OutboxTable'), Item }));
};

/** Runs one of the scheduled functions now, as its schedule does. */
export const runNow = async (output: 'ReconcileFunction' | 'SweepMailsFunction'): Promise<void> => {
  const Payload = JSON.stringify({ time: new Date().toISOString() });
  await new LambdaClient(config()).send(new InvokeCommand({ FunctionName: deployed(output), Payload }));
};
