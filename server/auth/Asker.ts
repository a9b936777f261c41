/** The sender of a password, as far as it matters for accepting it. */
export interface Asker {
	headers: Readonly<Record<string, string | string[] | undefined>>;
}
