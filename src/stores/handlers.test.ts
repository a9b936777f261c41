import { expect, it, vi } from 'vitest';
import { handlers } from './handlers';

const mara = { key: 'a.example/mara' };
const noor = { key: 'a.example/noor' };
const action = (title: string) => ({ title, run: () => {} });

it('the handlers of one account are not another’s, and come in the order of installing', () => {
	const told = vi.fn();
	const unsubscribe = handlers.subscribe(told);
	const ends = [
		handlers.register(mara, 'note_action', action('second'), () => 1),
		handlers.register(noor, 'note_action', action('hers'), () => 0),
		handlers.register(mara, 'note_action', action('first'), () => 0),
	];
	expect(handlers.of(mara, 'note_action').map(({ title }) => title)).toEqual(['first', 'second']);
	expect(handlers.of(noor, 'note_action').map(({ title }) => title)).toEqual(['hers']);
	expect(handlers.of(mara, 'user_action')).toEqual([]);
	expect(told).toHaveBeenCalledTimes(3);
	for (const end of ends) end();
	expect(handlers.all('note_action')).toEqual([]);
	unsubscribe();
});
