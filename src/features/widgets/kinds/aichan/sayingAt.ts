const NIGHT_FROM = 23;
const MORNING_FROM = 5;
const MORNING_TO = 10;

interface Sayings {
	readonly says: Readonly<Record<string, string>>;
	readonly morning: string;
	readonly night: string;
}

/**
 * What the mascot says at its nth press: first what suits the hour, then one after the other.
 * @param hour of the device, 0 to 23
 */
export function sayingAt({ says, morning, night }: Sayings, press: number, hour: number): string {
	const greeting = hour >= NIGHT_FROM || hour < MORNING_FROM ? night : hour < MORNING_TO ? morning : undefined;
	const usual = Object.values(says);
	const all = greeting === undefined ? usual : [greeting, ...usual];
	return all[(press - 1) % all.length] ?? '';
}
