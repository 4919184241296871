import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { cutFace } from '#lib/bundle-faces.ts';
import { codesOf } from '#lib/faces/codes.ts';
import { faceNames, otherFaces } from '#lib/faces/faces.ts';
import { signOf } from '#lib/faces/needed.ts';
import { projectFace } from '#lib/faces/project-face.ts';

it.each(faceNames)(
  'the cut face %s has its signs and a space, and none of another face',
  async (name) => {
    const sign = signOf(otherFaces[name].signs);
    const whole = codesOf(await readFile(projectFace(name)));
    const cut = codesOf(await readFile(await cutFace(name)));
    const promised = [...whole].filter((code) => code === 0x20 || sign.test(String.fromCodePoint(code)));
    expect(promised.filter((code) => !cut.has(code))).toEqual([]);
    // The library keeps what stands for a sign in a line from right to left, too.
    expect(cut.size - promised.length).toBeLessThan(10);
  },
  30_000,
);

test('the layer of the faces has less than nine megabytes, zipped', async () => {
  const files = await Promise.all(faceNames.map(async (name) => readFile(await cutFace(name))));
  const zipped = files.map((file) => deflateRawSync(file, { level: 6 }).length);
  expect(zipped.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(9_000_000);
}, 30_000);
