import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import type { UserRow } from '../store/tables/users';
import { freeBytes, MEBIBYTE } from './driveUsage';

/** How much larger than its file a form may be, in bytes, before its announced length is refused. */
const FIELDS_BYTES = 2 * MEBIBYTE;

/** Counts the bytes of a file while it is being uploaded. */
export interface UploadMeter {
	/** @throws Refusal `maxFileSizeExceeded`, `noFreeSpace` once there are too many */
	take(bytes: number): void;
	/** The file was stored, or the upload has ended. */
	end(): void;
}

/**
 * Limits the bytes of all running uploads of an account: to the free space of its drive plus its largest allowed file,
 * since a file that is already in the drive needs no space.
 * @param announced the length of the whole request, if given
 * @throws Refusal if the announced length is already too much
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
		// At once, so that the user's other uploads can continue.
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
