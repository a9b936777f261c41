import { blurhashClient } from '@workers/blurhash/blurhash.client';
import { LruCache } from '@/base/LruCache';

/** Addresses of pictures that have come: those come again at once, and need nothing in their place. */
const seen = new LruCache<true>({ limit: 500 });

/**
 * Shows the blurred picture behind an image until that has come. By hand and behind it: neither an element nor a render
 * more, for there is an avatar on every card.
 * @returns ends it
 */
export function showWhileLoading(image: HTMLImageElement, url: string, hash: string): (() => void) | undefined {
	if (seen.get(url) || image.complete) return undefined;
	const controller = new AbortController();
	const { signal } = controller;
	image.addEventListener(
		'load',
		() => {
			seen.set(url, true);
			controller.abort();
		},
		{ signal },
	);
	signal.addEventListener('abort', () => {
		image.style.backgroundImage = '';
	});
	void place(image, hash, signal);
	return () => controller.abort();
}

async function place(image: HTMLImageElement, hash: string, signal: AbortSignal): Promise<void> {
	try {
		const address = await blurhashClient.request(hash, signal);
		if (address) image.style.backgroundImage = `url(${address})`;
	} catch {
		// The picture has come, or its card is gone.
	}
}
