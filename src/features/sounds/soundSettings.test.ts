import { describe, expect, it } from 'vitest';
import { asVolume, chosenSound, fileNameOf, type SoundSetting } from './soundSettings';

describe('the sound of an event', () => {
	it.each([
		['a bundled one', { type: 'bell', volume: 1 }, { name: 'bell' }],
		[
			'a file',
			{ type: 'driveFile', volume: 1, fileUrl: 'https://a.example/x.ogg' },
			{ url: 'https://a.example/x.ogg' },
		],
		['none', { type: 'none', volume: 1 }, null],
		['none of another app', { type: null, volume: 1 }, null],
		['a file without an address', { type: 'driveFile', volume: 1 }, null],
		[
			'a file of another app',
			{ type: 'theirs', volume: 1, fileUrl: 'http://a.example/x' },
			{ url: 'http://a.example/x' },
		],
		['an address that is no file’s', { type: 'theirs', volume: 1, fileUrl: 'javascript:alert(1)' }, { name: 'chime' }],
		['an unknown one: the default', { type: 'theirs', volume: 1 }, { name: 'chime' }],
		['a name that every object has', { type: 'constructor', volume: 1 }, { name: 'chime' }],
	])('is %s', (_what, setting, sound) => {
		expect(chosenSound('notification', setting)).toEqual(sound);
	});

	it('has the name of its file, if that is one', () => {
		const names = ['a.ogg', '', null, 5, {}, ['a']].map(fileName =>
			fileNameOf({ type: 'driveFile', volume: 1, fileName } as SoundSetting),
		);
		expect(names).toEqual(['a.ogg', null, null, null, null, null]);
	});

	it('has a volume from 0 to 1, whatever is stored', () => {
		expect([0.3, 0, 7, -1, Number.NaN, '1', null].map(asVolume)).toEqual([0.3, 0, 1, 0, 1, 1, 1]);
	});
});
