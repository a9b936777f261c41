import { databaseStorage } from './databaseStorage';
import { memoryStorage } from './memoryStorage';
import type { SeenStorage } from './SeenStorage';
import type { SeenNews, SeenTabs } from './seenPipeline';

/** The database; if there is none, the memory. */
export async function openSeenStorage(): Promise<SeenStorage> {
	if (typeof indexedDB === 'undefined') return memoryStorage();
	try {
		return await databaseStorage();
	} catch (error) {
		console.warn('Notes that were seen can’t be kept here, so they are known until the page is closed.', error);
		return memoryStorage();
	}
}

/** The workers of all tabs; undefined in browsers where these can't tell each other anything. */
export function seenTabs(): SeenTabs | undefined {
	if (typeof BroadcastChannel === 'undefined') return undefined;
	const channel = new BroadcastChannel('quarterdeck-seen');
	return {
		post: news => channel.postMessage(news),
		listen(listener) {
			channel.onmessage = ({ data }: MessageEvent<SeenNews>) => listener(data);
		},
	};
}
