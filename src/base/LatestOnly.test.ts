import { expect, it } from 'vitest';
import { LatestOnly } from './LatestOnly';

/** Work that runs until the test ends it. */
function slowWork() {
	const begun: string[] = [];
	let end: (failure?: Error) => void = () => {};
	const latest = new LatestOnly<string>(input => {
		begun.push(input);
		return new Promise((resolve, reject) => {
			end = failure => (failure ? reject(failure) : resolve());
		});
	});
	const finish = async (failure?: Error) => {
		end(failure);
		await new Promise(resolve => setTimeout(resolve));
	};
	return { begun, latest, finish };
}

it('does the first at once, and of what comes meanwhile only the last', async () => {
	const { begun, latest, finish } = slowWork();
	for (const input of ['a', 'b', 'c', 'd']) latest.ask(input);
	expect(begun).toEqual(['a']);
	await finish();
	expect(begun).toEqual(['a', 'd']);
	await finish();
	latest.ask('e');
	expect(begun).toEqual(['a', 'd', 'e']);
});

it('goes on after a failure', async () => {
	const { begun, latest, finish } = slowWork();
	latest.ask('a');
	latest.ask('b');
	await finish(new Error('lost'));
	expect(begun).toEqual(['a', 'b']);
});

it('begins nothing once it was stopped', async () => {
	const { begun, latest, finish } = slowWork();
	latest.ask('a');
	latest.ask('b');
	latest.stop();
	await finish();
	latest.ask('c');
	expect(begun).toEqual(['a']);
});
