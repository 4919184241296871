/** The template of the second account: what the emulator cannot show. */
import { expect, test } from 'vitest';
import { accountingDays } from '#domain/retention.ts';
import { readStage } from '#lib/stage.ts';
import { booksTemplate } from '../../../bin/books/template.ts';

const { Books, BooksPolicy } = booksTemplate({
  stage: 'prod',
  shopAccount: '111122223333',
  booksAccount: '444455556666',
}).Resources;
const bucket = 'arn:aws:s3:::quatre-sagesses-prod-books-444455556666';

test('the books stay as long as accounting must keep them, then expire, and go with no stack', () => {
  expect(Books.Properties).toMatchObject({
    BucketName: 'quatre-sagesses-prod-books-444455556666',
    ObjectLockEnabled: true,
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 4026 } },
    },
    VersioningConfiguration: { Status: 'Enabled' },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
  });
  const [rule] = Books.Properties.LifecycleConfiguration.Rules;
  expect(rule).toMatchObject({ Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 1 } });
  expect(rule?.ExpirationInDays).toBeGreaterThan(accountingDays);
  expect([Books.DeletionPolicy, Books.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
});

test('exactly the shop’s account adds new files, over TLS; it neither reads, overwrites nor deletes', () => {
  const [shop, tls, isNew, ...more] = BooksPolicy.Properties.PolicyDocument.Statement;
  expect(more).toEqual([]);
  expect(shop).toMatchObject({
    Effect: 'Allow',
    Principal: { AWS: 'arn:aws:iam::111122223333:root' },
    Action: ['s3:PutObject', 's3:GetBucketObjectLockConfiguration'],
    Resource: [bucket, `${bucket}/*`],
  });
  expect(tls).toMatchObject({
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:*',
    Resource: [bucket, `${bucket}/*`],
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  });
  expect(isNew).toMatchObject({
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:PutObject',
    Condition: { Null: { 's3:if-none-match': 'true' } },
  });
});

test('a mistyped account stops the deployment', () => {
  const stageOf = (booksAccount: string) =>
    readStage((key) => ({ stage: 'prod', siteUrl: 'https://shop.example', booksAccount })[key]);
  expect(stageOf('444455556666').booksAccount).toBe('444455556666');
  expect(stageOf('').booksAccount).toBeUndefined();
  for (const wrong of ['44445555666', '4444 5555 6666', 'books'])
    expect(() => stageOf(wrong)).toThrow('is no number of an AWS account');
});
