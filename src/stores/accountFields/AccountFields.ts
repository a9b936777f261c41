import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireMe } from '@/wire/entities';
import type { Session } from '../session/Session';
import { updateAccount } from '../session/updateAccount';

/** The fields of the account that `i/update` takes. */
export type AccountFieldValues = Required<Params<'i/update'>>;
export type AccountField = keyof AccountFieldValues;

type Changes = Readonly<Partial<AccountFieldValues>>;
type Errors = Readonly<Partial<Record<AccountField, unknown>>>;

interface AccountFieldsState {
	/** As the server last sent them; null until then. */
	readonly known: Partial<WireMe> | null;
	/** Changed here, but not confirmed by the server yet. */
	readonly changed: Changes;
	/** Why the last change of a field was refused. */
	readonly errors: Errors;
}

/** Changes within this time are sent together: a server takes 20 calls an hour (rules/accounts#account-fields). */
const JOIN_MS = 800;

/**
 * The settings of an account that its server keeps. A change shows at once; if the server refuses it, the former value
 * shows again, with the error.
 */
export class AccountFields {
	readonly state: StoreApi<AccountFieldsState> = createStore<AccountFieldsState>(() => ({
		known: null,
		changed: {},
		errors: {},
	}));
	readonly #session: Session;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sending: Promise<void> | undefined;

	constructor(session: Session) {
		this.#session = session;
	}

	/** Takes what the server has sent of the account. */
	receive(wire: Partial<WireMe>): void {
		this.state.setState(({ known }) => ({ known: { ...known, ...wire } }));
	}

	/** The value to show; undefined until known. */
	get(field: AccountField): unknown {
		const { known, changed } = this.state.getState();
		return field in changed ? changed[field] : known?.[field as keyof WireMe];
	}

	/** Shows a value at once, and sends it soon, together with other changes. */
	set(field: AccountField, value: unknown): void {
		this.state.setState(({ changed, errors }) => ({
			changed: { ...changed, [field]: value },
			errors: without(errors, [field]),
		}));
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.flush(), JOIN_MS);
	}

	/** Sends what has changed without waiting for more, such as when the page is about to close. */
	flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#sending ??= this.#sendAll().finally(() => {
			this.#sending = undefined;
		});
		return this.#sending;
	}

	async #sendAll(): Promise<void> {
		for (;;) {
			const { changed } = this.state.getState();
			const fields = Object.keys(changed) as AccountField[];
			if (fields.length === 0) return;
			await this.#send(changed, fields);
		}
	}

	async #send(changed: Changes, fields: readonly AccountField[]): Promise<void> {
		// What was changed again meanwhile stays, for the next call.
		const sent = (now: Changes) => fields.filter(field => now[field] === changed[field]);
		try {
			const answer = await updateAccount(this.#session, changed);
			this.state.setState(state => ({
				known: { ...state.known, ...answer },
				changed: without(state.changed, sent(state.changed)),
			}));
		} catch (error) {
			this.state.setState(state => {
				const refused = sent(state.changed);
				return {
					changed: without(state.changed, refused),
					errors: { ...state.errors, ...Object.fromEntries(refused.map(field => [field, error])) },
				};
			});
		}
	}
}

const without = <T extends object>(all: T, fields: readonly AccountField[]): Partial<T> =>
	Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field as AccountField))) as Partial<T>;

const opened = new WeakMap<Session, AccountFields>();

export function accountFieldsOf(session: Session): AccountFields {
	let fields = opened.get(session);
	if (!fields) {
		fields = new AccountFields(session);
		opened.set(session, fields);
	}
	return fields;
}
