import { webUrl } from '@/base/webUrl';
import type { WireApp } from '@/wire/entities';

/** An app that may use the account. Times in milliseconds since the epoch. */
export interface App {
	readonly id: string;
	/** Null if it gave none. */
	readonly name: string | null;
	/** http or https. */
	readonly iconUrl: string | null;
	readonly createdAt: number | null;
	/** Null if never, as far as the server knows. */
	readonly usedAt: number | null;
	readonly permissions: readonly string[];
}

export function toApp({ id, name, iconUrl, createdAt, lastUsedAt, permission }: WireApp): App {
	const [given, used] = [timeOf(createdAt), timeOf(lastUsedAt)];
	return {
		id,
		name: name?.trim() ? name : null,
		iconUrl: iconUrl && webUrl(iconUrl) ? iconUrl : null,
		createdAt: given,
		// Servers send the time of creation if it was never used.
		usedAt: used !== null && used !== given ? used : null,
		permissions: permission ?? [],
	};
}

/** Recently used ones first. */
export const byUse = (a: App, b: App): number => (b.usedAt ?? b.createdAt ?? 0) - (a.usedAt ?? a.createdAt ?? 0);

function timeOf(text: string | null | undefined): number | null {
	const time = Date.parse(text ?? '');
	return Number.isNaN(time) ? null : time;
}
