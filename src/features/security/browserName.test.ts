import { expect, it } from 'vitest';
import { browserName } from './browserName';

const MOZILLA = 'Mozilla/5.0';

it.each([
	[
		`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`,
		'Chrome 131 · Linux',
	],
	[
		`${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
		'Edge 131 · Windows',
	],
	[`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0`, 'Firefox 133 · macOS'],
	[
		`${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
		'Safari 18 · iPhone',
	],
	[
		`${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
		'Chrome 131 · Android',
	],
	[
		`${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
		'Samsung Internet 27 · Android',
	],
	['Firefox/133.0', 'Firefox 133'],
	// No browser that is known: what it says itself is shown.
	['curl/8.5.0', 'curl/8.5.0'],
	['A client of the harbour (Linux)', 'A client of the harbour (Linux)'],
])('%s is called %s', (sent, name) => {
	expect(browserName(sent)).toBe(name);
});
