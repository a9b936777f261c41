import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks questions at the terminal, one at a time; piped input is read line by line. */
export class Questions {
	readonly #line: Interface;
	readonly #answers: AsyncIterator<string>;
	#isHidden = false;

	constructor(input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin) {
		const output = new Writable({
			write: (chunk, _encoding, done) => {
				if (!this.#isHidden) process.stdout.write(chunk);
				done();
			},
		});
		this.#line = createInterface({ input, output, terminal: input.isTTY === true });
		this.#answers = this.#line[Symbol.asyncIterator]();
	}

	/** The input isn't echoed at a terminal. */
	async askPassword(question: string): Promise<string> {
		process.stdout.write(question);
		this.#isHidden = true;
		const answer = await this.#next();
		this.#isHidden = false;
		process.stdout.write('\n');
		return answer;
	}

	/** False if the input has ended. */
	async askYes(question: string): Promise<boolean> {
		process.stdout.write(`${question} [y/N] `);
		const answer = await this.#next();
		return /^y/i.test(answer);
	}

	close(): void {
		this.#line.close();
	}

	async #next(): Promise<string> {
		const { value, done } = await this.#answers.next();
		return done ? '' : value;
	}
}
