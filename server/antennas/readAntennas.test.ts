import { describe, expect, it } from 'vitest';
import { readAntennas } from './readAntennas';

const antenna = {
	...{ name: 'Ports', src: 'all', keywords: [['port']], excludeKeywords: [], users: [], userListAccts: null },
	...{ caseSensitive: false, localOnly: true, excludeBots: false, withReplies: false, withFile: true },
};
const read = (value: unknown) => readAntennas(JSON.stringify(value));

describe('readAntennas', () => {
	it('reads what was exported, also by others who leave something out', () => {
		expect(read([antenna])).toMatchObject([{ name: 'Ports', keywords: [['port']], localOnly: true, withFile: true }]);
		const { excludeBots: _, users: __, ...less } = antenna;
		expect(read([less])).toMatchObject([{ excludeBots: false, users: [], userListId: null }]);
	});

	it('watches the members of a list, which stays behind', () => {
		const listed = { ...antenna, src: 'list', userListAccts: ['ann@a.example'] };
		expect(read([listed])).toMatchObject([{ src: 'users', users: ['ann@a.example'], userListId: null }]);
	});

	it('leaves out an antenna without words', () => {
		expect(read([{ ...antenna, keywords: [['']] }, antenna])).toHaveLength(1);
	});

	it.each([['{', 'nothing', '7', '{}', '[1]', '[{"name":"x"}]']].flat())('says that %s is no such file', text => {
		expect(readAntennas(text)).toBeNull();
	});

	it('takes nothing beyond what an antenna may have', () => {
		expect(read([{ ...antenna, name: 'x'.repeat(101) }])).toBeNull();
		expect(read([{ ...antenna, keywords: Array(201).fill(['a']) }])).toBeNull();
		expect(read(Array(1001).fill(antenna))).toBeNull();
	});
});
