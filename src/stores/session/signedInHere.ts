import { localJson } from '@/platform/localJson';

const KEY = 'signedInAt';
/** What the server tells of a sign-in on this device comes well within this time. */
const OWN_MS = 60_000;

type Times = Readonly<Record<string, number>>;

/** The sign-ins of this device, in any of its tabs: their notices would only tell people what they have just done. */
export const signedInHere = {
	/** @param key `host/userId` */
	remember(key: string): void {
		localJson.set(KEY, { ...recent(), [key]: Date.now() });
	},
	isRecent: (key: string): boolean => recent()[key] !== undefined,
};

function recent(): Times {
	const times = Object.entries(localJson.get<Times>(KEY) ?? {});
	return Object.fromEntries(times.filter(([, at]) => Date.now() - at < OWN_MS));
}
