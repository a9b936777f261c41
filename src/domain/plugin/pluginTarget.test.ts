import { expect, it } from 'vitest';
import { readDecks, writeDecks } from '../deck/storedDecks';
import { installIdIn, pluginTarget } from './pluginTarget';

it.each(['tide', '0b9e:4f', 'a/b c'])('names the plugin %s and its column', installId => {
	expect(installIdIn(pluginTarget(installId, 'pictures'))).toBe(installId);
});

it('names no plugin where it is something else', () => {
	expect(installIdIn('tide')).toBe('');
});

it('is stored in a deck like other targets', () => {
	const column = {
		...{ id: 'c', type: 'plugin', name: 'Pictures', width: 330, height: 1, account: null },
		...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
		target: { kind: 'plugin', id: pluginTarget('tide', 'pictures') },
	};
	const stored = writeDecks([{ id: 'd', name: 'Deck', columns: [column], layout: [['c']] }]);
	expect(stored[0]?.columns[0]).toMatchObject({ type: 'plugin', pluginId: 'tide:pictures' });
	expect(readDecks(structuredClone(stored))[0]?.columns).toEqual([column]);
});
