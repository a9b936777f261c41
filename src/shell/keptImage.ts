/** A picture of the server that is kept on the device. */
export interface KeptImage {
	readonly url: string;
	/** A data URL. */
	readonly data: string;
}

/** The key in local storage of the picture for failures. */
export const ERROR_IMAGE = 'errorImage';
