import {
	configure,
	fireEvent,
	queryAllByLabelText,
	queryAllByRole,
	queryAllByText,
	waitFor,
} from '@testing-library/dom';
import { MACHINE_SCALE } from '@tests/factories/machineScale';

// Without the whole document, which would bury the message.
configure({ getElementError: message => new Error(message ?? 'It is not there.') });

type Name = string | RegExp;

interface RoleOptions {
	readonly name?: Name;
	/** Matches exactly; otherwise as a part, ignoring case. */
	readonly exact?: boolean;
}

/**
 * Elements of a page, found by role, label, text or selector like in a browser test: queried again at each use, and
 * awaited by actions. So tests can be moved between the two layers without changes.
 */
export class Place {
	/** For messages: how it was found. */
	readonly words: string;
	readonly #find: () => HTMLElement[];

	private constructor(words: string, find: () => HTMLElement[]) {
		this.words = words;
		this.#find = find;
	}

	static readonly page = new Place('page', () => [document.body]);

	/** The visible elements at present. */
	get all(): HTMLElement[] {
		return this.#find().filter(element => element.closest('[hidden], [inert]') === null);
	}

	getByRole(role: string, { name, exact = false }: RoleOptions = {}): Place {
		const matches = name === undefined ? undefined : matcher(name, exact);
		// Visibility is checked here, as testing-library would compute styles, which are missing here and slow.
		return this.#within(`${role} ${name ?? ''}`, each =>
			withPlainStyles(() => queryAllByRole(each, role, { hidden: true, ...(matches && { name: matches }) })),
		);
	}

	getByText(text: Name, { exact = false } = {}): Place {
		return this.#within(`text ${text}`, each =>
			queryAllByText(each, (_, element) => isTextOf(element, matcher(text, exact))),
		);
	}

	getByLabel(label: Name, { exact = false } = {}): Place {
		return this.#within(`label ${label}`, each => queryAllByLabelText(each, matcher(label, exact)));
	}

	locator(selector: string): Place {
		return this.#within(selector, each => [...each.querySelectorAll<HTMLElement>(selector)]);
	}

	filter({ hasText }: { hasText: Name }): Place {
		const matches = matcher(hasText, false);
		return new Place(`${this.words} with ${hasText}`, () =>
			this.#find().filter(each => matches(each.textContent ?? '')),
		);
	}

	first(): Place {
		return new Place(`the first of ${this.words}`, () => this.#find().slice(0, 1));
	}

	last(): Place {
		return new Place(`the last of ${this.words}`, () => this.#find().slice(-1));
	}

	/** Counted from 0. */
	nth(index: number): Place {
		return new Place(`number ${index} of ${this.words}`, () => this.#find().slice(index, index + 1));
	}

	/** @param options `force`: even if it is disabled */
	async click({ force = false } = {}): Promise<void> {
		const element = await this.one({ force });
		fireEvent.pointerDown(element);
		element.focus();
		fireEvent.pointerUp(element);
		fireEvent.click(element);
	}

	/** Opens the context menu. */
	async rightClick(): Promise<void> {
		fireEvent.contextMenu(await this.one());
	}

	async focus(): Promise<void> {
		(await this.one()).focus();
	}

	/** Replaces the text of a field. */
	async fill(value: string): Promise<void> {
		const field = await this.one();
		field.focus();
		fireEvent.change(field, { target: { value } });
	}

	/** Chooses files in a field for them, which may be hidden. */
	async setInputFiles(files: readonly File[]): Promise<void> {
		const field = await waitFor(() => {
			const [found, ...others] = this.#find();
			if (!found || others.length > 0) throw new Error(`${this.words}: there is not one.`);
			return found;
		}, WITHIN);
		fireEvent.change(field, { target: { files } });
	}

	/** Chooses an option of a select by its label. */
	async selectOption({ label }: { readonly label: string }): Promise<void> {
		const list = await this.one<HTMLSelectElement>();
		const option = [...list.options].find(each => plain(each.text) === label);
		if (!option) throw new Error(`${this.words}: it has no option ${label}.`);
		fireEvent.change(list, { target: { value: option.value } });
	}

	async blur(): Promise<void> {
		(await this.one()).blur();
	}

	/** The value of a field. */
	async value(): Promise<string> {
		return (await this.one<HTMLInputElement>()).value;
	}

	/**
	 * The only matching element, once it exists and can be used.
	 * @param options `force`: needn't be usable
	 * @throws if there are several, or none in time
	 */
	one<Element extends HTMLElement>({ force = false } = {}): Promise<Element> {
		return waitFor(() => {
			const [element, ...others] = this.all as Element[];
			if (!element || others.length > 0) throw new Error(`${this.words}: there are ${this.all.length}, not one.`);
			if (!force && element.matches(':disabled, [aria-disabled="true"]'))
				throw new Error(`${this.words}: it is disabled.`);
			return element;
		}, WITHIN);
	}

	#within(words: string, find: (place: HTMLElement) => HTMLElement[]): Place {
		return new Place(`${this.words} > ${words}`, () => [...new Set(this.all.flatMap(find))]);
	}
}

/** How long something may take to appear. */
export const WITHIN = { timeout: 10_000 * MACHINE_SCALE };

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function matcher(wanted: Name, isExact: boolean): (text: string) => boolean {
	if (typeof wanted !== 'string') return text => wanted.test(plain(text));
	if (isExact) return text => plain(text) === wanted;
	return text => plain(text).toLowerCase().includes(wanted.toLowerCase());
}

/** A style with the `display` that elements of a tag have by default. */
const stylesOfTags = new Map<string, CSSStyleDeclaration>();

/**
 * Keeps a query from computing the styles of all that the names of elements are made of: no style sheets are loaded
 * here, so `display` depends on the tag, unless the element has a `style`.
 */
function withPlainStyles<Result>(query: () => Result): Result {
	const { defaultView } = document;
	if (!defaultView) throw new Error('The document has no window.');
	const compute = defaultView.getComputedStyle;
	defaultView.getComputedStyle = element => {
		if (element.hasAttribute('style')) return compute.call(defaultView, element);
		const known = stylesOfTags.get(element.tagName);
		if (known) return known;
		const { style } = document.createElement('span');
		style.display = compute.call(defaultView, element).display;
		stylesOfTags.set(element.tagName, style);
		return style;
	};
	try {
		return query();
	} finally {
		defaultView.getComputedStyle = compute;
	}
}

/** Whether the text belongs to this element rather than to one inside it. */
function isTextOf(element: Element | null, matches: (text: string) => boolean): boolean {
	return (
		element !== null &&
		matches(element.textContent ?? '') &&
		![...element.children].some(child => matches(child.textContent ?? ''))
	);
}
