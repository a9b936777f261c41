import { randomId } from '@/base/randomId';
import { localJson } from './localJson';

const KEY = 'device';

/** The id of this device (of this browser's profile on it), made when it is first asked for. */
export function deviceId(): string {
	const known = localJson.get<string>(KEY);
	if (known !== undefined) return known;
	const made = randomId();
	localJson.set(KEY, made);
	return made;
}
