import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import type { UserRow } from '../store/tables/users';
import { freeBytes, MEBIBYTE } from './driveUsage';

/** What a form may hold beside its file, in bytes, before its announced length speaks against it. */
const FIELDS_BYTES = 2 * MEBIBYTE;

/** Counts the bytes of one file while they come in. */
export interface UploadMeter {
	/** @throws Refusal `maxFileSizeExceeded`, `noFreeSpace` as soon as there are too many */
	take(bytes: number): void;
	/** The file is stored, or given up. */
	end(): void;
}

/**
 * Bounds the bytes of all uploads of one account that are under way: to the free room of its drive, and as much again as
 * its largest file, since a file that the drive holds already needs no room.
 * @param announced the length of the whole request, where it was told
 * @throws Refusal where the announced length is too much already
 */
export function meterUpload(core: Core, owner: UserRow, announced: number): UploadMeter {
	const { incoming, options } = core;
	const largest = Math.min(core.roles.policies(owner).maxFileSizeMb * MEBIBYTE, options.uploadMaxBytes);
	const room = Math.max(0, freeBytes(core, owner)) + largestFile(core, owner.id);
	let size = 0;
	const count = (bytes: number) => {
		size += bytes;
		const sum = (incoming.get(owner.id) ?? 0) + bytes;
		if (sum > 0) incoming.set(owner.id, sum);
		else incoming.delete(owner.id);
		return sum;
	};
	const refuse = (name: string): never => {
		// At once, so that the others of the same person may go on.
		count(-size);
		throw new Refusal(name);
	};
	if (announced - FIELDS_BYTES > largest) refuse('maxFileSizeExceeded');
	if (announced - FIELDS_BYTES > room) refuse('noFreeSpace');
	return {
		take(bytes) {
			const sum = count(bytes);
			if (size > largest) refuse('maxFileSizeExceeded');
			if (sum > room) refuse('noFreeSpace');
		},
		end: () => void count(-size),
	};
}

const largestFile = ({ db }: Core, userId: string): number =>
	db.get<{ largest: number | null }>('SELECT max(size) AS largest FROM files WHERE userId = ?', userId)?.largest ?? 0;
