import { blurhashClient } from '@workers/blurhash/blurhash.client';
import { LruCache } from '@/base/LruCache';

/** URLs of loaded pictures: they load instantly and need no placeholder. */
const seen = new LruCache<true>({ limit: 500 });

/**
 * Shows a blurred placeholder behind an image until it has loaded. Done without an element or a render, as every card
 * has an avatar.
 * @returns the function that ends it
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
		// The image has loaded, or its card is gone.
	}
}
