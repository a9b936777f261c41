import { expect, it } from 'vitest';
import { filesWithin, takeDropped } from './droppedFiles';

type Tree = { readonly [name: string]: string | Tree };

/** As browsers give it: 100 entries at a time. */
function entryOf(name: string, content: string | Tree): unknown {
	if (typeof content === 'string') {
		return {
			name,
			isFile: true,
			isDirectory: false,
			file: (done: (file: File) => void) => done(new File([content], name)),
		};
	}
	const createReader = () => {
		const left = Object.entries(content).map(([each, inner]) => entryOf(each, inner));
		return { readEntries: (done: (some: unknown[]) => void) => done(left.splice(0, 100)) };
	};
	return { name, isFile: false, isDirectory: true, createReader };
}

const drop = (tree: Tree) =>
	takeDropped({
		items: Object.entries(tree).map(([name, content]) => ({
			kind: 'file',
			webkitGetAsEntry: () => entryOf(name, content),
			// Browsers list folders as files without a type too.
			getAsFile: () => new File([typeof content === 'string' ? content : ''], name),
		})),
	} as unknown as DataTransfer);

it('tells folders from files', () => {
	const { files, readFolders } = drop({ 'a.txt': 'a', harbour: {} });
	expect(files.map(({ name }) => name)).toEqual(['a.txt']);
	expect(readFolders).not.toBeNull();
	expect(drop({ 'a.txt': 'a' }).readFolders).toBeNull();
});

it('reads folders with all that is in them, however much that is, without what systems leave there', async () => {
	const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`${index}.txt`, 'x']));
	const { readFolders } = drop({ harbour: { ...many, '.DS_Store': '', boats: { 'ferry.jpg': 'f', nets: {} } } });
	const [harbour] = (await readFolders?.()) ?? [];
	expect(harbour?.name).toBe('harbour');
	expect(harbour?.files.map(({ name }) => name)).toEqual(Array.from({ length: 250 }, (_, index) => `${index}.txt`));
	expect(harbour?.folders).toMatchObject([
		{ name: 'boats', files: [{ name: 'ferry.jpg' }], folders: [{ name: 'nets' }] },
	]);
	expect(filesWithin(harbour ? [harbour] : []).at(-1)?.name).toBe('ferry.jpg');
});
