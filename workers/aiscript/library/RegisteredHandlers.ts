import { utils, values } from '@syuilo/aiscript';
import type { AiData, PluginHandlerKind, ScriptHost } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { LIMITS } from '../limits';
import { fromData } from '../values/fromData';
import { toData } from '../values/toData';
import type { Library } from './Library';
import type { Wait } from './mkLibrary';

type Function = Extract<Value, { type: 'fn' }>;

/** The kinds, and whether their functions are in menus, by a title that comes first. */
const KINDS: Readonly<Record<PluginHandlerKind, 'titled' | 'untitled'>> = {
	post_form_action: 'titled',
	user_action: 'titled',
	note_action: 'titled',
	note_view_interruptor: 'untitled',
	note_post_interruptor: 'untitled',
	page_view_interruptor: 'untitled',
};

const TITLE_CHARACTERS = 100;
/** More fields than any form has, with longer names and values. */
const MOST_FIELDS = 20;
const FIELD_CHARACTERS = 100;
const VALUE_ROOM = { elements: 1_000, characters: 50_000 } as const;

/** The functions that a plugin registered, by their handles: numbers from 0. */
export class RegisteredHandlers {
	readonly #functions = new Map<number, Function>();
	readonly #onChange: () => void;
	#next = 0;

	constructor(onChange: () => void) {
		this.#onChange = onChange;
	}

	get count(): number {
		return this.#functions.size;
	}

	held(): Iterable<Function> {
		return this.#functions.values();
	}

	get(handle: number): Function | undefined {
		return this.#functions.get(handle);
	}

	/**
	 * Keeps a function, which keeps the plugin alive.
	 * @returns its handle
	 * @throws {LimitError} it would be too many
	 */
	keep(fn: Function): number {
		if (this.#functions.size >= LIMITS.handlers) throw new LimitError('handlers');
		const handle = this.#next++;
		this.#functions.set(handle, fn);
		this.#onChange();
		return handle;
	}

	/** Forgets a function that the app has refused. */
	drop(handle: number): void {
		this.#functions.delete(handle);
		this.#onChange();
	}

	/** What plugins have beside what all programs have; each kind is registered by both spellings. */
	library(host: ScriptHost, wait: Wait, config: ReadonlyMap<string, AiData>): Library {
		const registering = Object.entries(KINDS).flatMap(([kind, how]) => {
			const register = this.#registering(kind as PluginHandlerKind, how === 'titled', host, wait);
			return [
				[`Plugin:register:${kind}`, register],
				[`Plugin:register_${kind}`, register],
			];
		});
		return {
			...Object.fromEntries(registering),
			'Plugin:open_url': values.FN_NATIVE(async ([url]) => {
				utils.assertString(url);
				if (url.value.length > LIMITS.crossingElements) throw new LimitError('size');
				await wait(host.openUrl(url.value));
				return values.NULL;
			}),
			'Plugin:config': fromData(config),
		};
	}

	#registering(kind: PluginHandlerKind, isTitled: boolean, host: ScriptHost, wait: Wait): Value {
		return values.FN_NATIVE(async args => {
			const [title, fn] = isTitled ? args : [values.STR(''), args[0]];
			utils.assertString(title);
			utils.assertFunction(fn);
			const handle = this.keep(fn);
			await wait(host.register({ handle, kind, title: title.value.slice(0, TITLE_CHARACTERS) }));
			return values.NULL;
		});
	}
}

/** The function by which a plugin changes the form that it was called for: `update('text', '…')`. */
export const formUpdate = (changes: Map<string, AiData>): Value =>
	values.FN_NATIVE(([field, value]) => {
		utils.assertString(field);
		utils.expectAny(value);
		if (field.value.length > FIELD_CHARACTERS) return;
		if (changes.size < MOST_FIELDS || changes.has(field.value))
			changes.set(field.value, toData(value, { ...VALUE_ROOM }));
	});
