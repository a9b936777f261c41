import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../../../Core';
import { newFileKey } from '../../../drive/FileKey';
import { type FileRow, files } from '../../../store/tables/drive';
import type { DrawnFile } from './drawFiles';

interface Placing {
	owner: string | null;
	/** When it was uploaded, in milliseconds since the epoch. */
	at: number;
	isSensitive?: boolean;
	folderId?: string | null;
}

/** The drawn files on disk. Each user who has one gets a row of their own; the disk has the bytes once. */
export class FileStock {
	readonly #core: Core;
	readonly #drawn: ReadonlyMap<string, DrawnFile>;
	/** The first copy of each; others are links to it. */
	readonly #first = new Map<string, FileRow>();
	readonly #owned = new Map<string, FileRow>();

	/** Empties the folder: its content belongs to a demo world that was not finished. */
	constructor(core: Core, drawn: ReadonlyMap<string, DrawnFile>) {
		this.#core = core;
		this.#drawn = drawn;
		rmSync(core.filesFolder, { recursive: true, force: true });
		mkdirSync(core.filesFolder, { recursive: true });
	}

	/** Gives a user a copy of a drawn file; the same one for the same sensitivity. */
	place(name: string, { owner, at, isSensitive = false, folderId = null }: Placing): FileRow {
		const key = `${owner} ${name} ${isSensitive}`;
		const known = this.#owned.get(key);
		if (known) return known;
		const drawn = this.#drawn.get(name);
		if (!drawn) throw new Error(`nothing was drawn as ${name}`);
		const row: FileRow = {
			id: this.#core.ids.at(at),
			userId: owner,
			folderId,
			name: drawn.fileName,
			type: drawn.type,
			md5: drawn.md5,
			size: drawn.bytes.length,
			comment: drawn.alt,
			blurhash: drawn.blurhash,
			properties: drawn.width && drawn.height ? { width: drawn.width, height: drawn.height } : {},
			isSensitive,
			accessKey: newFileKey(),
			thumbnailKey: drawn.thumbnail ? newFileKey('thumbnail-') : null,
			webpublicKey: null,
			webpublicType: null,
		};
		this.#write(name, row, drawn);
		this.#core.db.insert(files, row);
		this.#owned.set(key, row);
		return row;
	}

	#write(name: string, row: FileRow, drawn: DrawnFile): void {
		const first = this.#first.get(name);
		this.#first.set(name, first ?? row);
		this.#put(row.accessKey, drawn.bytes, first?.accessKey);
		if (row.thumbnailKey && drawn.thumbnail) this.#put(row.thumbnailKey, drawn.thumbnail, first?.thumbnailKey);
	}

	#put(key: string, bytes: Buffer, like: string | null | undefined): void {
		const path = join(this.#core.filesFolder, key);
		if (!like) {
			writeFileSync(path, bytes);
			return;
		}
		const source = join(this.#core.filesFolder, like);
		try {
			linkSync(source, path);
		} catch {
			// Some file systems have no links.
			copyFileSync(source, path);
		}
	}
}
