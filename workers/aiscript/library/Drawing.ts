import { errors, utils, values } from '@syuilo/aiscript';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { LIMITS } from '../limits';
import type { UiChange, UiComponent, UiKind } from '../ui.protocol';
import type { Library } from './Library';
import { BUTTON, POST_FORM, UI_KINDS, type UiProperties, type UiProperty } from './uiKinds';

type Function = Extract<Value, { type: 'fn' }>;

/** Also of those that are not drawn. */
const MOST_PARTS = 20_000;

/** Something that a program draws, as its worker keeps it. */
interface Part {
	/** What the app knows it by; `root` for the one that contains the others. */
	readonly key: string;
	/** What the program knows it by. A later part may have the same. */
	readonly id: string;
	readonly kind: UiKind;
	/** What the program gave. */
	readonly given: Map<string, Value>;
	/** The same as it is sent: children are their keys, functions `true`. */
	readonly props: Record<string, unknown>;
	/** By the names that `AiScriptPipeline.trigger` uses. */
	readonly handlers: Map<string, Function>;
	children: readonly Part[];
	version: number;
}

/**
 * All that a program draws. What the program no longer holds and doesn't show is let go, with its functions: parts are
 * held by the root, by the parts they are in, and by the program's own values alone.
 */
export class Drawing {
	/** By the program's ids. */
	readonly #parts = new Map<string, WeakRef<Part>>();
	readonly #gone = new FinalizationRegistry<string>(id => {
		if (!this.#parts.get(id)?.deref()) this.#parts.delete(id);
	});
	#lastKey = 0;
	readonly #root = this.#make('root', '___root___', 'root');
	readonly #onChange: () => void;
	/** What the app has: versions by key. */
	readonly #sent = new Map<string, number>();
	#shown = new Map<string, Part>();

	constructor(onChange: () => void) {
		this.#onChange = onChange;
	}

	/** Whether anything that is shown can call the program. */
	get canBePressed(): boolean {
		return [...this.#shown.values()].some(({ handlers }) => handlers.size > 0);
	}

	/** What is held for the program, drawn or not. */
	held(): Value[] {
		return [...this.#parts.values()].flatMap(part => [...(part.deref()?.given.values() ?? [])]);
	}

	/** The function of something that the app shows; undefined if it is there no more. */
	handler(key: string, event: string): Function | undefined {
		return this.#shown.get(key)?.handlers.get(event);
	}

	/** What changed since this was asked last; undefined if nothing did. */
	takeChange(): UiChange | undefined {
		const drawn = new Map([...partsFrom(this.#root)].map(part => [part.key, part]));
		const set = [...drawn.values()].filter(({ key, version }) => this.#sent.get(key) !== version);
		const removed = [...this.#sent.keys()].filter(key => !drawn.has(key));
		this.#shown = drawn;
		for (const key of removed) this.#sent.delete(key);
		for (const { key, version } of set) this.#sent.set(key, version);
		if (set.length === 0 && removed.length === 0) return undefined;
		return { set: set.map(sentOf), removed };
	}

	library(): Library {
		const library: Record<string, Value> = {
			'Ui:root': this.#valueOf(this.#root),
			'Ui:render': values.FN_NATIVE(([children]) => {
				utils.assertArray(children);
				this.#update(this.#root, new Map([['children', children]]));
			}),
			'Ui:get': values.FN_NATIVE(([id]) => {
				utils.assertString(id);
				const part = this.#parts.get(id.value)?.deref();
				return part ? this.#valueOf(part) : values.NULL;
			}),
		};
		for (const kind of Object.keys(UI_KINDS) as UiKind[]) {
			if (kind === 'root') continue;
			library[`Ui:C:${kind}`] = values.FN_NATIVE(([props, id]) => {
				utils.assertObject(props);
				if (id) utils.assertString(id);
				const key = `${++this.#lastKey}`;
				const part = this.#make(kind, id?.value ?? key, key);
				this.#update(part, props.value);
				return this.#valueOf(part);
			});
		}
		return library;
	}

	#make(kind: UiKind, id: string, key: string): Part {
		if (this.#parts.size >= MOST_PARTS) throw new LimitError('components', true);
		const given = new Map<string, Value>();
		const part: Part = { key, id, kind, given, props: {}, handlers: new Map(), children: [], version: 0 };
		this.#parts.set(id, new WeakRef(part));
		this.#gone.register(part, id);
		return part;
	}

	/** What the program gets: the id, and a function that changes the part. */
	#valueOf(part: Part): Value {
		const update = values.FN_NATIVE(([props]) => {
			utils.assertObject(props);
			this.#update(part, props.value);
		});
		return values.OBJ(
			new Map<string, Value>([
				['id', values.STR(part.id)],
				['update', update],
			]),
		);
	}

	#update(part: Part, given: ReadonlyMap<string, Value>): void {
		for (const [name, property] of Object.entries(UI_KINDS[part.kind])) {
			const value = given.get(name);
			if (!value) continue;
			this.#setProperty(part, name, property, value);
			part.given.set(name, value);
		}
		part.version++;
		allowDrawing(this.#root);
		this.#onChange();
	}

	#setProperty(part: Part, name: string, property: UiProperty, value: Value): void {
		if (property.is === 'children') {
			utils.assertArray(value);
			if (value.value.length > LIMITS.components) throw new LimitError('components', true);
			const children = value.value.map(child => this.#childOf(child));
			if (children.some(child => partsFrom(child).has(part))) {
				throw new errors.AiScriptRuntimeError('A component can not contain itself.');
			}
			part.children = children;
			part.props[name] = children.map(({ key }) => key);
		} else if (property.is === 'buttons') {
			utils.assertArray(value);
			for (const event of [...part.handlers.keys()]) part.handlers.delete(event);
			part.props[name] = value.value.map((button, at) => this.#read(part, `buttons.${at}.`, BUTTON, button));
		} else if (property.is === 'form') {
			part.props[name] = this.#read(part, '', POST_FORM, value);
		} else {
			part.props[name] = readProperty(part, name, property, value);
		}
	}

	#read(part: Part, prefix: string, properties: UiProperties, value: Value): Record<string, unknown> {
		utils.assertObject(value);
		const read: Record<string, unknown> = {};
		for (const [name, property] of Object.entries(properties)) {
			const given = value.value.get(name);
			if (given) read[name] = readProperty(part, `${prefix}${name}`, property, given);
		}
		return read;
	}

	#childOf(value: Value): Part {
		utils.assertObject(value);
		const id = value.value.get('id');
		utils.assertString(id);
		const part = this.#parts.get(id.value)?.deref();
		if (!part) throw new errors.AiScriptRuntimeError(`There is no component ${id.value.slice(0, 100)}.`);
		return part;
	}
}

/** A part and all that is in it. */
function partsFrom(part: Part): Set<Part> {
	const found = new Set<Part>([part]);
	for (const each of found) for (const child of each.children) found.add(child);
	return found;
}

/** @throws {LimitError} where more is drawn than the app should draw; a part counts as often as it is shown */
function allowDrawing(root: Part): void {
	const sizes = new Map<Part, { readonly parts: number; readonly characters: number; readonly depth: number }>();
	const sizeOf = (part: Part) => {
		const known = sizes.get(part);
		if (known) return known;
		let [parts, characters, depth] = [1, charactersIn(part.props), 0];
		for (const child of part.children) {
			const inner = sizeOf(child);
			parts += inner.parts;
			characters += inner.characters;
			depth = Math.max(depth, inner.depth);
		}
		const size = { parts, characters, depth: depth + 1 };
		sizes.set(part, size);
		return size;
	};
	const { parts, characters, depth } = sizeOf(root);
	const isTooMuch = parts > LIMITS.components || characters > LIMITS.uiCharacters || depth > LIMITS.crossingDepth;
	if (isTooMuch) throw new LimitError('components', true);
}

function readProperty(part: Part, path: string, property: UiProperty, value: Value): unknown {
	switch (property.is) {
		case 'text':
			utils.assertString(value);
			return value.value;
		case 'number':
			utils.assertNumber(value);
			return value.value;
		case 'boolean':
			utils.assertBoolean(value);
			return value.value;
		case 'oneOf':
			utils.assertString(value);
			if (!property.of.includes(value.value)) {
				throw new errors.AiScriptRuntimeError(
					`Expect one of ${property.of.join(', ')}, but got ${value.value.slice(0, 100)}.`,
				);
			}
			return value.value;
		case 'handler':
			utils.assertFunction(value);
			part.handlers.set(path, value);
			return true;
		case 'items':
			utils.assertArray(value);
			return value.value.map(itemOf);
		default:
			return undefined;
	}
}

/** A choice; where it has no value of its own, its text is the value. */
function itemOf(item: Value): { text: string; value: string } {
	utils.assertObject(item);
	const text = item.value.get('text');
	const value = item.value.get('value') ?? text;
	utils.assertString(text);
	utils.assertString(value);
	return { text: text.value, value: value.value };
}

function charactersIn(value: unknown): number {
	if (typeof value === 'string') return value.length;
	if (typeof value !== 'object' || value === null) return 1;
	let count = 0;
	for (const item of Object.values(value)) count += charactersIn(item);
	return count;
}

/** The table gives each property the type that the protocol says. */
const sentOf = ({ key, kind, props }: Part): UiComponent => ({ id: key, kind, props: { ...props } }) as UiComponent;
