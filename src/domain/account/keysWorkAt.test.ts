import { expect, it } from 'vitest';
import { keysWorkAt } from './keysWorkAt';

it.each([
	['deck.example', 'deck.example', true],
	['my.deck.example', 'deck.example', true],
	['localhost', 'localhost', true],
	['deck.example', 'my.deck.example', false],
	['notdeck.example', 'deck.example', false],
	['other.example', 'deck.example', false],
	['127.0.0.1', '127.0.0.1', false],
	['[::1]', '[::1]', false],
])('on a page of %s, keys for %s work: %s', (pageHost, keyHost, isWorking) => {
	expect(keysWorkAt(pageHost, keyHost)).toBe(isWorking);
});
