import { toDriveFile } from '@/api/toDriveFile';
import type { UploadChoices, UploadItem } from '@/domain/drive/UploadItem';
import type { Session } from '../session/Session';
import { newEnding, withEnding } from './preparedName';
import type { SentFile } from './sendUpload';

/** What the server can still change once it has the file. */
type LateChange = Partial<Pick<UploadChoices, 'name' | 'isSensitive' | 'caption'>>;

interface LateChangesOptions {
	readonly session: Session;
	/** Returns an item as it is now; undefined if it is no longer in the queue. */
	readonly find: (id: string) => UploadItem | undefined;
	readonly onChanged: ((changed: SentFile) => void) | undefined;
	readonly onFailed: (error: unknown) => void;
}

/** Changes of files of one upload queue that the server has already (rules/uploads#late-changes). */
export class LateChanges {
	readonly #options: LateChangesOptions;
	/** Of each item that was uploaded: its file in the drive, and the extension that preparing gave it. */
	readonly #arrived = new Map<string, { readonly fileId: string; readonly ending: string }>();

	constructor(options: LateChangesOptions) {
		this.#options = options;
	}

	/**
	 * Call when the server has the file, while the item is still in the queue: sends what was changed meanwhile.
	 * @param item as it was sent
	 * @returns the file as the server has it then
	 */
	async catchUp(item: UploadItem, sent: SentFile): Promise<SentFile> {
		const { find, onFailed } = this.#options;
		let answer = sent;
		let known = item;
		for (let now = find(item.id); now !== undefined && now !== known; now = find(item.id)) {
			const change = lateChange(known, now);
			known = now;
			if (!change) continue;
			try {
				answer = await this.#send(sent.file.id, change);
			} catch (error) {
				onFailed(error);
			}
		}
		this.#arrived.set(item.id, { fileId: sent.file.id, ending: newEnding(item) });
		return answer;
	}

	/**
	 * Changes a file that has left the queue.
	 * @returns false if it can't be changed, as it wasn't uploaded or the picture itself would be another
	 */
	change(id: string, choices: Partial<UploadChoices>): boolean {
		const arrived = this.#arrived.get(id);
		if (!arrived || changesPicture(choices)) return false;
		const { onChanged, onFailed } = this.#options;
		const { name } = choices;
		const change = name === undefined ? choices : { ...choices, name: withEnding(name, arrived.ending) };
		this.#send(arrived.fileId, change).then(sent => onChanged?.(sent), onFailed);
		return true;
	}

	async #send(fileId: string, { caption, ...change }: LateChange): Promise<SentFile> {
		const { api } = this.#options.session;
		const params = { fileId, ...change, ...(caption !== undefined && { comment: caption }) };
		const wire = await api.call('drive/files/update', params);
		const file = toDriveFile(wire);
		if (!file) throw new Error('The server answered without a file.');
		return { file, wire };
	}
}

/** Whether the choices change the picture itself, which has to be done before it is uploaded. */
export const changesPicture = (choices: Partial<UploadChoices>): boolean =>
	choices.compressionLevel !== undefined || choices.watermarkPresetId !== undefined || choices.effects !== undefined;

/** What differs for the server; null for nothing. */
function lateChange(sent: UploadItem, now: UploadItem): LateChange | null {
	const name = now.prepared?.name;
	const change: LateChange = {
		...(name !== undefined && name !== sent.prepared?.name && { name }),
		...(now.isSensitive !== sent.isSensitive && { isSensitive: now.isSensitive }),
		...(now.caption !== sent.caption && { caption: now.caption }),
	};
	return Object.keys(change).length > 0 ? change : null;
}
