import { describe, expect, it } from 'vitest';
import type { OwnFile } from './DriveItem';
import { type DriveContent, type DriveSort, withChange } from './driveContent';

const file = (id: string, change: Partial<OwnFile> = {}): OwnFile => ({
	id,
	name: id,
	type: 'image/png',
	url: `http://home.example/${id}`,
	thumbnailUrl: null,
	blurhash: null,
	isSensitive: false,
	comment: null,
	size: 1,
	userId: null,
	width: null,
	height: null,
	folderId: null,
	createdAt: 0,
	...change,
});
const folder = (id: string, parentId: string | null = null) => ({ id, name: id, parentId });
const view = (sort: DriveSort = 'newest', type: string | null = null) => ({ folderId: null, type, sort });
const ids = ({ files }: DriveContent) => files.map(({ id }) => id).join('');
const content: DriveContent = { folders: [folder('f')], files: [file('d'), file('b')] };

describe('what happens in the drive', () => {
	it('puts a new file where it belongs', () => {
		expect(ids(withChange(content, { kind: 'file', file: file('e') }, view(), true))).toBe('edb');
		expect(ids(withChange(content, { kind: 'file', file: file('c') }, view(), true))).toBe('dcb');
		const byName = withChange(content, { kind: 'file', file: file('x', { name: 'a' }) }, view('name'), true);
		expect(ids(byName)).toBe('xbd');
		const bySize = withChange(content, { kind: 'file', file: file('x', { size: 9 }) }, view('size'), true);
		expect(ids(bySize)).toBe('xdb');
	});

	it('leaves a file to its page where that is still to come', () => {
		expect(withChange(content, { kind: 'file', file: file('a') }, view(), false)).toBe(content);
		expect(ids(withChange(content, { kind: 'file', file: file('a') }, view(), true))).toBe('dba');
	});

	it('takes away what moved elsewhere, is of another type or is gone', () => {
		expect(ids(withChange(content, { kind: 'file', file: file('d', { folderId: 'f' }) }, view(), true))).toBe('b');
		expect(ids(withChange(content, { kind: 'fileGone', id: 'b' }, view(), true))).toBe('d');
		const sound = file('e', { type: 'audio/mpeg' });
		expect(withChange(content, { kind: 'file', file: sound }, view('newest', 'image/*'), true)).toBe(content);
	});

	it('keeps the folders by name, and only those in here', () => {
		const names = (all: DriveContent) => all.folders.map(({ id }) => id).join('');
		const more = withChange(content, { kind: 'folder', folder: folder('a') }, view(), true);
		expect(names(more)).toBe('af');
		expect(names(withChange(more, { kind: 'folder', folder: folder('a', 'f') }, view(), true))).toBe('f');
		expect(names(withChange(more, { kind: 'folderGone', id: 'f' }, view(), true))).toBe('a');
		expect(withChange(content, { kind: 'folder', folder: folder('z', 'f') }, view(), true)).toBe(content);
	});
});
