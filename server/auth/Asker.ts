/** Who gives a password, as far as it decides whether it counts. */
export interface Asker {
	headers: Readonly<Record<string, string | string[] | undefined>>;
}
