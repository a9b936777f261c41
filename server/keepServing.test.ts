import { describe, expect, it, vi } from 'vitest';
import { keepServing } from './keepServing';

describe('keepServing', () => {
	it('logs what nothing caught, instead of ending', () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
			const before: readonly unknown[] = process.listeners(event as 'uncaughtException');
			keepServing();
			const added = process.listeners(event as 'uncaughtException').filter(each => !before.includes(each));
			expect(added).toHaveLength(1);
			for (const listener of added) listener(new Error('lost'), event);
			for (const listener of added) process.off(event, listener);
		}
		expect(complained).toHaveBeenCalledTimes(2);
		complained.mockRestore();
	});
});
