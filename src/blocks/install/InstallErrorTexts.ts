/** Why a theme or plugin can't be installed. */
export interface InstallErrorTexts {
	/** As the network's clients say it. */
	readonly title: string;
	/** What to do about it. */
	readonly hint: string;
}
