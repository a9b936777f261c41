import { randomId } from '@/base/randomId';
import { localJson } from './localJson';

const KEY = 'device';

/** The id of this browser profile, made on the first call. */
export function deviceId(): string {
	const known = localJson.get<string>(KEY);
	if (known !== undefined) return known;
	const made = randomId();
	localJson.set(KEY, made);
	return made;
}
