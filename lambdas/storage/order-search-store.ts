import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { orderRecordSchema } from './order-record.ts';
import { readable } from './readable.ts';

/** What the administrators' list shows of an order: no birth data leaves the table. */
const foundSchema = z.extend(
  z.pick(orderRecordSchema, {
    id: true,
    user_id: true,
    status: true,
    amount: true,
    services: true,
    created_at: true,
    due_at: true,
    paid_at: true,
    refund_reserved: true,
    refunded_amount: true,
    withdrawn_at: true,
    withdrawn_services: true,
    dispute: true,
    papers: true,
  }),
  { customer_info: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }) },
);
export type FoundOrder = z.infer<typeof foundSchema>;

const projection = [
  'id, user_id, #status, amount, services, created_at, due_at, paid_at',
  'refund_reserved, refunded_amount, withdrawn_at, withdrawn_services, dispute, papers',
  'customer_info.firstName, customer_info.lastName, customer_info.email',
].join(', ');

export const createOrderSearchStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Orders that are wanted, newest first, at most `max`: a scan, which is cheap at this shop's size. */
  const find = async (isWanted: (order: FoundOrder) => boolean, max: number): Promise<FoundOrder[]> => {
    let found: FoundOrder[] = [];
    const pages = paginateScan(
      { client: db },
      {
        TableName: table,
        ProjectionExpression: projection,
        ExpressionAttributeNames: { '#status': 'status' },
      },
    );
    for await (const page of pages) {
      const wanted = readable(foundSchema, page.Items).filter(isWanted);
      found = [...found, ...wanted]
        .sort((left, right) => right.created_at.localeCompare(left.created_at))
        .slice(0, max);
    }
    return found;
  };
  return { find };
};
export type OrderSearchStore = ReturnType<typeof createOrderSearchStore>;
