import { describe, expect, it } from 'vitest';
import { changeOf, checkOf, putOf } from '#lambdas/storage/table.ts';

describe('a change of a row', () => {
  it('names the attributes and binds the values of its texts', () => {
    const to = 'SET #state = :sent, sent_at = :now REMOVE #ttl';
    const values = { sent: 'sent', waiting: 'waiting', now: 'now' };
    expect(changeOf('mails', { key: { id: 'a' }, to, if: '#state = :waiting', with: values })).toEqual({
      TableName: 'mails',
      Key: { id: 'a' },
      UpdateExpression: to,
      ConditionExpression: '#state = :waiting',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':sent': 'sent', ':waiting': 'waiting', ':now': 'now' },
    });
  });

  it('takes the name of an attribute that is known only while it runs', () => {
    const change = { key: { id: 'a' }, to: 'REMOVE persons.#id', names: { id: 'a-person' } };
    expect(changeOf('profiles', change)).toMatchObject({ ExpressionAttributeNames: { '#id': 'a-person' } });
  });
});

it('a write without texts has no empty list, which DynamoDB refuses', () => {
  expect(putOf('orders', { id: 'a' })).toEqual({ TableName: 'orders', Item: { id: 'a' } });
  expect(checkOf('orders', { key: { id: 'a' }, if: 'attribute_exists(id)' })).toEqual({
    TableName: 'orders',
    Key: { id: 'a' },
    ConditionExpression: 'attribute_exists(id)',
  });
});
