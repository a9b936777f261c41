import { describe, expect, it } from 'vitest';
import { writeDecks } from '@/domain/deck/storedDecks';
import type { Session } from '../session/Session';
import { defaultDeck } from './deckOperations';
import { syncedDecks } from './syncedDecks';

const [deck] = writeDecks([defaultDeck('Kept')]);
const read = (value: unknown) => {
	const call = async () => (value === undefined ? {} : { 'default:deck.profiles': value });
	return syncedDecks({ key: 'a.server/mara', api: { call } as unknown as Session['api'] });
};

describe('decks that an account keeps on its server', () => {
	it('are read, of this account alone', async () => {
		expect(await read([[{}, [deck]]])).toEqual([deck]);
		expect(await read([[{ account: 'a.server/mara' }, [deck]]])).toEqual([deck]);
		expect(await read([[{ server: 'a.server', account: 'mara' }, [deck]]])).toEqual([deck]);
		expect(await read([[{ account: 'a.server/rin' }, [deck]]])).toEqual([]);
		expect(await read([[{ server: 'a.server', account: 'rin' }, [deck]]])).toEqual([]);
		expect(await read([[{ device: 'other' }, [deck]]])).toEqual([]);
	});

	it('are read with columns that this version does not know', async () => {
		const newer = { ...deck, columns: deck?.columns.map(column => ({ ...column, type: 'tide', poolId: 'a' })) };
		expect(await read([[{}, [newer]]])).toEqual([newer]);
	});

	it('are none where none are kept', async () => {
		expect(await read(undefined)).toEqual([]);
	});

	it('are none where another client wrote them, or they are broken', async () => {
		const foreign = { ...deck, columns: [{ id: 'a', type: 'tl', tl: 'home' }] };
		for (const value of [
			'x',
			[[{}]],
			[[{}, 'x']],
			[[null, [deck]]],
			[[{}, [foreign]]],
			[[{}, [{ ...deck, layout: 1 }]]],
		]) {
			expect(await read(value)).toEqual([]);
		}
	});
});
