/** A folder of the device with all its contents. */
export interface DroppedFolder {
	readonly name: string;
	readonly files: readonly File[];
	readonly folders: readonly DroppedFolder[];
}

/** Dropped files and folders. Folders have to be read first. */
export interface Dropped {
	readonly files: readonly File[];
	/** Null if there are no folders. */
	readonly readFolders: (() => Promise<DroppedFolder[]>) | null;
}

/** Files that operating systems put into folders. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Separates files from folders. Call it during the event, as the data is gone afterwards. */
export function takeDropped(data: DataTransfer): Dropped {
	const files: File[] = [];
	const folders: FileSystemDirectoryEntry[] = [];
	for (const item of data.items) {
		if (item.kind !== 'file') continue;
		const entry = item.webkitGetAsEntry?.();
		const file = entry && isFolder(entry) ? null : item.getAsFile();
		if (entry && isFolder(entry)) folders.push(entry);
		else if (file) files.push(file);
	}
	return { files, readFolders: folders.length > 0 ? () => Promise.all(folders.map(readFolder)) : null };
}

/** All files of the folders and their subfolders, in order. */
export const filesWithin = (folders: readonly DroppedFolder[]): File[] =>
	folders.flatMap(folder => [...folder.files, ...filesWithin(folder.folders)]);

async function readFolder(folder: FileSystemDirectoryEntry): Promise<DroppedFolder> {
	const entries = await readEntries(folder.createReader());
	const files = await Promise.all(entries.filter(isFile).map(readFile));
	const folders = await Promise.all(entries.filter(isFolder).map(readFolder));
	return { name: folder.name, files: files.filter(({ name }) => !SYSTEM_FILES.has(name)), folders };
}

/** `readEntries` returns at most 100 entries per call, and an empty list at the end. */
async function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
	const all: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
		if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
		all.push(...some);
	}
}

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
	new Promise((resolve, reject) => entry.file(resolve, reject));

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
