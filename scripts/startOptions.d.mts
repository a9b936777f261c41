/** What `npm start` was told, checked. */
export interface StartOptions {
	port: number;
	host: string;
	/** An absolute path. */
	data: string;
	isDefaultData: boolean;
	notesPerSecond: number;
	fresh: boolean;
	/** The origin of the server to stand in front of; null: the home server. */
	server: string | null;
	/** Tell that server the addresses of visitors. */
	forwardAddress: boolean;
	/** The address of a translator; null: notes are not translated. */
	translator: string | null;
	/** The origin of another home server whose notes are copied; null for none. */
	copiesOf: string | null;
	build: boolean;
	setPassword: string | null;
	origin: string | null;
	verbose: boolean;
	help: boolean;
}
export const DEFAULT_PORT: number;
export const DEFAULT_DATA: string;
export const DEFAULT_LIVE: string;
export const HELP: string;
export function readRate(text: string): number;
export function readStartOptions(args: readonly string[]): StartOptions;
