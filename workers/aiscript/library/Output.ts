import { utils, values } from '@syuilo/aiscript';
import type { ScriptError, ScriptLine } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { allowText } from '../engine/sizes';
import { LIMITS } from '../limits';

/** More are not kept between two reports: the last ones are. */
const MOST_KEPT = 500;

/** What a program printed and did wrong. */
export class Output {
	readonly #onChange: () => void;
	#lines: ScriptLine[] = [];
	#printed = 0;
	#characters = 0;

	constructor(onChange: () => void) {
		this.#onChange = onChange;
	}

	/** From here on a call may print as much as one may. */
	beginCall(): void {
		this.#printed = 0;
		this.#characters = 0;
	}

	/** The lines since this was asked last. */
	take(): readonly ScriptLine[] {
		const taken = this.#lines;
		this.#lines = [];
		return taken;
	}

	fail(error: ScriptError): void {
		this.#add({ error });
	}

	/** @throws {LimitError} in the program: a call printed too much */
	print(): Value {
		return values.FN_NATIVE(([value]) => {
			utils.expectAny(value);
			allowText(value);
			const text = utils.reprValue(value).slice(0, LIMITS.lineLength);
			this.#printed++;
			this.#characters += text.length;
			if (this.#printed > LIMITS.lines || this.#characters > LIMITS.lineCharacters) throw new LimitError('output');
			this.#add({ text });
		});
	}

	#add(line: ScriptLine): void {
		this.#lines.push(line);
		if (this.#lines.length > 2 * MOST_KEPT) this.#lines = this.#lines.slice(-MOST_KEPT);
		this.#onChange();
	}
}
