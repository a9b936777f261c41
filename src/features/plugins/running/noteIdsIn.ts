import { isRecord } from '@/base/isRecord';

/** More of a page are left out. */
const MOST_IDS = 30;
/** No server has longer ones. */
const ID_CHARACTERS = 64;

/**
 * The ids that a plugin returned for a page of its column: of texts, or of objects with an `id`, such as notes. Nothing
 * else of those is read, as only the server says what a note is.
 * @returns null where it is something else
 */
export function noteIdsIn(returned: unknown): readonly string[] | null {
	if (!Array.isArray(returned)) return null;
	const ids = returned.slice(0, MOST_IDS).map(each => (isRecord(each) ? each.id : each));
	return ids.every(isId) ? [...new Set(ids)] : null;
}

const isId = (value: unknown): value is string =>
	typeof value === 'string' && value !== '' && value.length <= ID_CHARACTERS;
