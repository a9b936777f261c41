/** A page on which one finds, follows and keeps things. `{name}` in its texts stands for what the world has of it. */
export interface DiscoveryPage {
	readonly path: string;
	/** Its heading, and its part of the document's title. */
	readonly title: string;
	/** What is on it once it is there. */
	readonly shows: string;
	/** What visitors find there; `signIn`: that there is nothing for them, with the question to sign in. */
	readonly visitors?: 'signIn' | { readonly shows: string };
	/** Whether another page of the table has the same address: this one is about another part of it that may fail. */
	readonly isPart?: true;
	readonly states?: PageStates;
}

/** How a page comes into its states, and what it says then. */
interface PageStates {
	/** The endpoint without which it has nothing: while that is silent it is loading, and where it fails it says so. */
	readonly needs: string;
	/** An answer with nothing in it. */
	readonly empty?: { readonly answer: unknown; readonly shows: string };
	/** The address of something that isn't there. */
	readonly gone?: { readonly path: string; readonly shows: string };
	/** An error of the endpoint for those who may not. */
	readonly refused?: { readonly code: string; readonly shows: string };
	/** A policy of the account, of which the world has used up one. */
	readonly limit?: { readonly policy: string; readonly shows: string };
}

/** An id that nothing has. */
export const NOTHING = 'zzzzzzzzzzzzzzzz';

/** A list without entries, and what is said then. */
export const empty = (shows: string, answer: unknown = []) => ({ answer, shows });
/** An address of something that isn't there, and what is said then. */
export const gone = (path: string, shows: string) => ({ path: `${path}${NOTHING}`, shows });
