import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refusedWrites } from './table.ts';
import { type TokenRecord, useOnce } from './tokens-store.ts';

export const createProofsStore = (
  db: DynamoDBDocumentClient,
  tables: { tokens: string; profiles: string },
) => {
  /** A link's first use proves the address: token used and profile proven, both or neither. False when it lost. */
  const consume = async (token: TokenRecord, now: Date): Promise<boolean> => {
    const proven = {
      TableName: tables.profiles,
      Key: { user_id: token.user_id },
      UpdateExpression: 'SET email_validated = :true',
      ConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':true': true, ':email': token.email },
    };
    const use = useOnce(tables.tokens, token.hash, token.purpose, now);
    try {
      await db.send(new TransactWriteCommand({ TransactItems: [{ Update: use }, { Update: proven }] }));
      return true;
    } catch (error) {
      if (refusedWrites(error)) return false;
      throw error;
    }
  };

  return { consume };
};
export type ProofsStore = ReturnType<typeof createProofsStore>;
