import {
	configure,
	fireEvent,
	queryAllByLabelText,
	queryAllByRole,
	queryAllByText,
	waitFor,
} from '@testing-library/dom';

// The whole document beside what was not found says less than the sentence.
configure({ getElementError: message => new Error(message ?? 'It is not there.') });

type Name = string | RegExp;

interface RoleOptions {
	readonly name?: Name;
	/** The name is this and no longer; otherwise it contains it, in whatever case. */
	readonly exact?: boolean;
}

/**
 * What can be found in a page by role, label, text or selector, as a browser test finds it: looked for anew at each use,
 * and awaited by what presses it. So a test moves from one layer to the other with its words.
 */
export class Place {
	/** For messages: where it is looked for, and as what. */
	readonly words: string;
	readonly #find: () => HTMLElement[];

	private constructor(words: string, find: () => HTMLElement[]) {
		this.words = words;
		this.#find = find;
	}

	static readonly page = new Place('page', () => [document.body]);

	/** What is there just now, and not hidden. */
	get all(): HTMLElement[] {
		return this.#find().filter(element => element.closest('[hidden], [inert]') === null);
	}

	getByRole(role: string, { name, exact = false }: RoleOptions = {}): Place {
		const matches = name === undefined ? undefined : matcher(name, exact);
		// Whether something is hidden is looked at here: by its styles, which are not there, it would take long.
		return this.#within(`${role} ${name ?? ''}`, each =>
			queryAllByRole(each, role, { hidden: true, ...(matches && { name: matches }) }),
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

	/** @param options `force`: although it says that it is disabled */
	async click({ force = false } = {}): Promise<void> {
		const element = await this.one({ force });
		fireEvent.pointerDown(element);
		element.focus();
		fireEvent.pointerUp(element);
		fireEvent.click(element);
	}

	/** Asks for the menu of what is there, as the other button of a mouse does. */
	async rightClick(): Promise<void> {
		fireEvent.contextMenu(await this.one());
	}

	async focus(): Promise<void> {
		(await this.one()).focus();
	}

	/** Types a text in the place of the one in a field. */
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

	/** Chooses an option of a list by what it says. */
	async selectOption({ label }: { readonly label: string }): Promise<void> {
		const list = await this.one<HTMLSelectElement>();
		const option = [...list.options].find(each => plain(each.text) === label);
		if (!option) throw new Error(`${this.words}: it has no option ${label}.`);
		fireEvent.change(list, { target: { value: option.value } });
	}

	async blur(): Promise<void> {
		(await this.one()).blur();
	}

	/** What stands in a field. */
	async value(): Promise<string> {
		return (await this.one<HTMLInputElement>()).value;
	}

	/**
	 * The one that is meant, once it is there and can be used.
	 * @param options `force`: it need not be possible to use it
	 * @throws where there are several, or none in time
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
export const WITHIN = { timeout: 10_000 };

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function matcher(wanted: Name, isExact: boolean): (text: string) => boolean {
	if (typeof wanted !== 'string') return text => wanted.test(plain(text));
	if (isExact) return text => plain(text) === wanted;
	return text => plain(text).toLowerCase().includes(wanted.toLowerCase());
}

/** The text is this element's, and no smaller one's. */
function isTextOf(element: Element | null, matches: (text: string) => boolean): boolean {
	return (
		element !== null &&
		matches(element.textContent ?? '') &&
		![...element.children].some(child => matches(child.textContent ?? ''))
	);
}
