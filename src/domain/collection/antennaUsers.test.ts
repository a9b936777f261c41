import { describe, expect, it } from 'vitest';
import { antennaChange, antennaHasUser } from './antennaUsers';
import type { Antenna } from './collections';

const HOST = 'home.example';
const mara = { username: 'Mara', host: null };
const far = { username: 'mara', host: 'far.example' };

const antenna = (...users: string[]): Antenna => ({
	id: 'a1',
	name: 'Harbour',
	src: 'users',
	users,
	userListId: null,
	keywords: [['fog']],
	excludeKeywords: [],
	caseSensitive: false,
	localOnly: false,
	excludeBots: false,
	withReplies: true,
	withFile: false,
	excludeNotesInSensitiveChannel: false,
	hasUnreadNote: false,
	isActive: true,
	notify: false,
});

describe('the people of an antenna', () => {
	it.each(['@mara', 'mara', '@mara@home.example', ' MARA '])('knows somebody of the server as %s', entry => {
		expect(antennaHasUser(antenna(entry), mara, HOST)).toBe(true);
		expect(antennaHasUser(antenna(entry), far, HOST)).toBe(false);
	});

	it('knows somebody of another server by the host', () => {
		expect(antennaHasUser(antenna('@mara@far.example'), far, HOST)).toBe(true);
		expect(antennaHasUser(antenna('@mara@far.example'), mara, HOST)).toBe(false);
	});

	it('knows a server by its name in letters of any script', () => {
		const mia = { username: 'mia', host: 'xn--mnchen-3ya.example' };
		expect(antennaHasUser(antenna('@Mia@München.example'), mia, HOST)).toBe(true);
		expect(antennaChange(antenna('@mia@münchen.example', '@kai'), mia, HOST, false).users).toEqual(['@kai']);
		expect(antennaHasUser(antenna('@mara@münchen.example'), mara, 'xn--mnchen-3ya.example')).toBe(true);
	});

	it('adds somebody, with everything else as it was', () => {
		const {
			id: _,
			hasUnreadNote: _unread,
			isActive: _active,
			notify: _notify,
			...rest
		} = antenna('@kai', '@mara@far.example');
		expect(antennaChange(antenna('', '@kai'), far, HOST, true)).toEqual(rest);
	});

	it('takes somebody off', () => {
		expect(antennaChange(antenna('@kai', 'mara@home.example'), mara, HOST, false).users).toEqual(['@kai']);
	});

	it('is left as it is where the list is already as wanted', () => {
		expect(antennaChange(antenna('@kai', 'MARA'), mara, HOST, true).users).toEqual(['@kai', 'MARA']);
		expect(antennaChange(antenna('@kai'), mara, HOST, false).users).toEqual(['@kai']);
	});
});
