export interface DriveFile {
	readonly id: string;
	readonly name: string;
	/** MIME type. */
	readonly type: string;
	readonly url: string;
	readonly thumbnailUrl: string | null;
	readonly blurhash: string | null;
	readonly isSensitive: boolean;
	/** Alt text. */
	readonly comment: string | null;
	/** Bytes. */
	readonly size: number;
	readonly userId: string | null;
	/** Pixels; null if the server doesn't know. */
	readonly width: number | null;
	readonly height: number | null;
}
