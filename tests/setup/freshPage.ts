import { afterAll } from 'vitest';
import { RENEW_PAGE } from './renewPage';

// Files share threads (`FreshModulesRunner`). Each has a page of its own, and its timers end with it.
await (globalThis as { [RENEW_PAGE]?: () => Promise<void> })[RENEW_PAGE]?.();

const { setTimeout: wait, setInterval: repeat } = globalThis;
const started = new Set<NodeJS.Timeout>();

function recorded<Start extends (...args: never[]) => NodeJS.Timeout>(start: Start): Start {
	return new Proxy(start, {
		apply(target, _this, args) {
			const timer = Reflect.apply(target, globalThis, args);
			started.add(timer);
			return timer;
		},
	});
}

globalThis.setTimeout = recorded(wait);
globalThis.setInterval = recorded(repeat);

afterAll(() => {
	globalThis.setTimeout = wait;
	globalThis.setInterval = repeat;
	for (const timer of started) clearTimeout(timer);
});
