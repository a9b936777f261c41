import { afterEach, vi } from 'vitest';
import './expectations';
import { closePage, forgetAnswers, rememberRoot } from './openPage';

vi.mock('react-dom/client', async importOriginal => {
	const client = await importOriginal<typeof import('react-dom/client')>();
	return {
		...client,
		createRoot: (...given: Parameters<typeof client.createRoot>) => rememberRoot(client.createRoot(...given)),
	};
});

afterEach(async () => {
	await closePage();
	forgetAnswers();
	// The window stays for the tests that follow.
	window.happyDOM.settings.device.prefersColorScheme = 'light';
});

// Each page would evaluate all that may be opened, after its first input.
Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });

// Nothing has a size here, but a deck draws its columns only once it has a height.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
	configurable: true,
	get(this: HTMLElement) {
		return this.hasAttribute('data-deck') ? 1_000 : 0;
	},
});
