import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** First column and row, and steps, of the seven passes. */
const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;
const BYTES_A_PIXEL = 3;

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(named.length + 8);
	framed.writeUInt32BE(data.length, 0);
	named.copy(framed, 4);
	framed.writeUInt32BE(crc32(named), named.length + 4);
	return framed;
}

/**
 * A black square: a few hundred kB that decode to hundreds of MB. Interlaced, every pixel has to be in memory before
 * the first can be shown.
 */
export function blackPng(side: number, isInterlaced: boolean): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
	const passes = isInterlaced ? PASSES : [[0, 0, 1, 1] as const];
	const size = passes.reduce((sum, [left, top, across, down]) => {
		const columns = Math.ceil((side - left) / across);
		const rows = Math.ceil((side - top) / down);
		return sum + rows * (1 + columns * BYTES_A_PIXEL);
	}, 0);
	const pixels = deflateSync(Buffer.alloc(size), { level: 6 });
	return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
