/** The keys of the app's accounts in local storage (`stores/session/accounts`). */
const ACCOUNT_KEYS = ['account', 'accounts'];

/** A window, as far as it is read. */
interface Place {
	/** `null` as a text where it is opaque. */
	readonly origin: string;
	/** @throws where it may not be read */
	readonly localStorage: Pick<Storage, 'getItem'>;
}

/** Whether a page has an origin where no account of the app is kept: what others run there could read its token. */
export function isOriginFree(place: Place): boolean {
	if (place.origin === 'null') return false;
	try {
		return ACCOUNT_KEYS.every(key => place.localStorage.getItem(key) === null);
	} catch {
		// Some browsers deny it to frames: then others can't read it either.
		return true;
	}
}
