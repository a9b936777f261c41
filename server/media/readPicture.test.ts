import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NoPicture, readPicture } from './readPicture';

const MAX = 1000;
const GIF = Buffer.from('GIF89a and so on');

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'quarterdeck-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer, size: number): Promise<string> {
	const path = join(folder, `${size}`);
	await writeFile(path, bytes);
	await truncate(path, size);
	return path;
}

it('reads a picture from its beginning, and says before how large it is', async () => {
	const take = vi.fn(async () => {});
	const read = await readPicture(await fileOf(GIF, MAX), MAX, take);
	expect([read.length, read.subarray(0, GIF.length)]).toEqual([MAX, GIF]);
	expect(take.mock.calls).toEqual([[MAX]]);
});

it('reads neither what is no picture nor one that is too large', async () => {
	const take = vi.fn(async () => {});
	await expect(readPicture(await fileOf(Buffer.from('a text'), 900), MAX, take)).rejects.toThrow(NoPicture);
	await expect(readPicture(await fileOf(GIF, MAX + 1), MAX, take)).rejects.toThrow(NoPicture);
	expect(take).not.toHaveBeenCalled();
});

it('does not read where there is no room', async () => {
	const path = await fileOf(GIF, 20);
	const full = () => Promise.reject(new Error('no room'));
	await expect(readPicture(path, MAX, full)).rejects.toThrow('no room');
});
