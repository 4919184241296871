/** Searches every table and every version of every object for a person's data. */
import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { titleOf } from '#domain/tables/title.ts';
import { type TableName, tableNames } from '#domain/tables.ts';
import { database, tableOf } from '#test/support/rows.ts';
import { outputOf } from '../../../bin/local/deploy.ts';
import { objectStore } from './objects.ts';

type Found = { readonly place: string; readonly text: string };

const rowsAt = async (name: TableName): Promise<Found[]> => {
  const place = titleOf(name);
  const found: Found[] = [];
  const pages = paginateScan({ client: database() }, { TableName: tableOf(name), ConsistentRead: true });
  for await (const { Items = [] } of pages)
    found.push(...Items.map((row) => ({ place, text: JSON.stringify(row) })));
  return found;
};

/** Larger objects are PDFs of other tests. */
const mostBytes = 2000;

/** Other tests remove their objects meanwhile: such a version has no text left. */
const textOf = async (Bucket: string, Key: string, VersionId: string | undefined): Promise<string> => {
  try {
    const { Body } = await objectStore().send(new GetObjectCommand({ Bucket, Key, VersionId }));
    return (await Body?.transformToString()) ?? '';
  } catch (error) {
    if (error instanceof Error && ['NoSuchVersion', 'NoSuchKey'].includes(error.name)) return '';
    throw error;
  }
};

const objectsAt = async (place: 'Reports' | 'Papers' | 'Archives'): Promise<Found[]> => {
  const Bucket = outputOf(inject('shop').outputs, `${place}Bucket`);
  const found: Found[] = [];
  let KeyMarker: string | undefined;
  let VersionIdMarker: string | undefined;
  do {
    const list = new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker });
    const page: ListObjectVersionsCommandOutput = await objectStore().send(list);
    for (const { Key = '', VersionId, Size = 0 } of page.Versions ?? []) {
      const text = Size < mostBytes ? await textOf(Bucket, Key, VersionId) : '';
      found.push({ place, text: `${Key} ${text}` });
    }
    found.push(...(page.DeleteMarkers ?? []).map(({ Key = '' }) => ({ place, text: Key })));
    [KeyMarker, VersionIdMarker] = page.IsTruncated ? [page.NextKeyMarker, page.NextVersionIdMarker] : [];
  } while (KeyMarker);
  return found;
};

/** Every row and every version that contains one of the words. */
export const placesOf = async (words: readonly string[]): Promise<Found[]> => {
  const all = [
    ...(await Promise.all(tableNames.map(rowsAt))).flat(),
    ...(await objectsAt('Reports')),
    ...(await objectsAt('Papers')),
    ...(await objectsAt('Archives')),
  ];
  return all.filter(({ text }) => words.some((word) => text.includes(word)));
};
