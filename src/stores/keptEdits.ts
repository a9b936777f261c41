import { type GenericSchema, safeParse } from 'valibot';
import { Emitter } from '@/base/Emitter';
import { isRecord } from '@/base/isRecord';
import { randomId } from '@/base/randomId';
import { localJson } from '@/platform/localJson';
import { storedAccount } from './session/accounts';
import { isFormer } from './session/formerAccounts';
import type { Session } from './session/Session';

type Edits = Readonly<Record<string, unknown>>;
type Owner = Pick<Session, 'key' | 'account'>;

const keyOf = (session: Pick<Session, 'key'>) => `edits:${session.key}`;

const all = (session: Pick<Session, 'key'>): Edits => {
	const stored: unknown = localJson.get(keyOf(session));
	return isRecord(stored) ? stored : {};
};

/** The unsaved edits of a page, which this device keeps when the page is left; null for none. */
export function readEdits<E>(session: Pick<Session, 'key'>, page: string, rules: GenericSchema<unknown, E>): E | null {
	const { success, output } = safeParse(rules, all(session)[page]);
	return success ? output : null;
}

/**
 * Keeps the edits of a page until they are saved or discarded; null to forget all that is kept of it.
 * @returns false if the browser refused
 */
export function keepEdits(session: Owner, page: string, edits: object | string | null): boolean {
	const stored = all(session);
	if (edits !== null) return store(session, { ...stored, [page]: edits });
	const slots = slotsOf(page, stored);
	return slots.length === 0 || store(session, without(stored, slots));
}

/** Drops all edits of what was deleted, and tells its open forms, which would store theirs again when they are left. */
export function forgetEdits(session: Owner, page: string): void {
	keepEdits(session, page, null);
	forgotten.emit(eventOf(session, page), undefined);
}

/** Calls the listener when what is edited on the page was deleted. @returns the function that unsubscribes */
export const onEditsForgotten = (session: Owner, page: string, listener: () => void): (() => void) =>
	forgotten.on(eventOf(session, page), listener);

const forgotten = new Emitter<Record<string, undefined>>();

const eventOf = ({ key }: Owner, page: string) => `${key} ${page}`;

/** Stands between the name of a page and what tells its further slots apart. */
const FURTHER = '\n#';

const slotsOf = (page: string, stored: Edits): readonly string[] =>
	Object.keys(stored).filter(slot => slot === page || slot.startsWith(page + FURTHER));

const without = (stored: Edits, slots: readonly string[]): Edits =>
	Object.fromEntries(Object.entries(stored).filter(([slot]) => !slots.includes(slot)));

/**
 * Stores nothing for an account whose unsent work was deleted as it left the device. That of a former account stays for
 * when it is added again.
 * @returns false if the browser refused
 */
function store(session: Owner, edits: Edits): boolean {
	if (session.account !== null && !storedAccount(session.key) && !isFormer(session.key)) return true;
	if (Object.keys(edits).length > 0) return localJson.set(keyOf(session), edits);
	localJson.remove(keyOf(session));
	return true;
}

/**
 * Where one form keeps its edits of a page. The page may be open in several tabs: a form neither overwrites nor forgets
 * what another one has kept since, but takes a further slot. A form that opens later begins with one of those left.
 */
export class EditsSlot {
	readonly #session: Owner;
	readonly #page: string;
	/** The key among the edits of the account. */
	#slot: string;
	/** The JSON of what this form has found or stored there last; undefined for nothing. */
	#known: string | undefined;

	constructor(session: Owner, page: string) {
		this.#session = session;
		this.#page = page;
		this.#slot = page;
	}

	/** The edits that the form begins with; null for none. Those that don't fit the rules are dropped. */
	read<E>(rules: GenericSchema<unknown, E>): E | null {
		const stored = all(this.#session);
		for (const slot of slotsOf(this.#page, stored)) {
			this.#slot = slot;
			this.#known = JSON.stringify(stored[slot]);
			const { success, output } = safeParse(rules, stored[slot]);
			if (success) return output;
		}
		return null;
	}

	/**
	 * @param edits null to forget what this form has kept
	 * @returns false if the browser refused
	 */
	keep(edits: object | string | null): boolean {
		const stored = all(this.#session);
		const found = stored[this.#slot];
		const isOther = found !== undefined && JSON.stringify(found) !== this.#known;
		if (edits === null) return found === undefined || isOther || store(this.#session, without(stored, [this.#slot]));
		if (isOther) this.#slot = this.#page + FURTHER + randomId();
		const isKept = store(this.#session, { ...stored, [this.#slot]: edits });
		if (isKept) this.#known = JSON.stringify(edits);
		return isKept;
	}
}
