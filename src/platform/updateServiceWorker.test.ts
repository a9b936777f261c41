import { afterEach, expect, test, vi } from 'vitest';
import { updateServiceWorker } from './updateServiceWorker';

class FakeWorker extends EventTarget {
	state: ServiceWorkerState = 'installing';

	become(state: ServiceWorkerState): void {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

function withRegistration(registration: object): void {
	vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

afterEach(() => vi.unstubAllGlobals());

test('waits until the new worker serves the page', async () => {
	const worker = new FakeWorker();
	withRegistration({ update: async () => {}, installing: worker });
	let isOver = false;
	const updating = updateServiceWorker().then(() => {
		isOver = true;
	});
	await vi.waitFor(() => expect(isOver).toBe(false));
	worker.become('installed');
	worker.become('activating');
	await Promise.resolve();
	expect(isOver).toBe(false);
	worker.become('activated');
	await updating;
	expect(isOver).toBe(true);
});

test('waits no longer than it is told, and not for a worker that is given up', async () => {
	withRegistration({ update: async () => {}, waiting: new FakeWorker() });
	await updateServiceWorker(1);
	const worker = new FakeWorker();
	worker.state = 'redundant';
	withRegistration({ update: async () => {}, installing: worker });
	await updateServiceWorker();
});

test('goes on where nothing is registered, or the server does not answer', async () => {
	withRegistration({ update: async () => {} });
	await updateServiceWorker();
	vi.stubGlobal('navigator', {});
	await updateServiceWorker();
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	withRegistration({ update: () => Promise.reject(new TypeError('Failed to update.')) });
	await updateServiceWorker();
	expect(warn).toHaveBeenCalledOnce();
});
