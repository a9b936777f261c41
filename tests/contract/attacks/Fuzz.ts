const HOSTILE_TEXTS = [
	'',
	' ',
	'\0',
	'\ud800',
	'\u202e\u0000\uffff',
	'__proto__',
	'constructor',
	"'; DROP TABLE users; --",
	'%_%\\',
	'"*" OR NEAR(',
	'../../../../etc/passwd',
	'//',
	'http://127.0.0.1:1/a',
	'http://[::1]:1/',
	'file:///etc/passwd',
	'javascript:alert(1)',
	'<script>alert(1)</script>',
	'/(a+)+$/',
	'/[/',
	'$[x2 '.repeat(200),
	'<!---->'.repeat(300),
	'@a@b@c#d :e: '.repeat(100),
	'👍',
	':a@b:',
	'2026-11-23T00:00:00Z',
	'x'.repeat(5000),
] as const;

const HOSTILE_NUMBERS = [
	0,
	-1,
	1,
	0.5,
	100,
	101,
	2 ** 31,
	2 ** 53,
	-(2 ** 53),
	9_007_199_254_740_991,
	8_640_000_000_000_001,
	1e308,
	-1e308,
	5e-324,
] as const;

/** Random attacks, the same for the same seed. */
export class Fuzz {
	#state: number;

	constructor(seed: number) {
		this.#state = seed;
	}

	/** From 0 to 1 (mulberry32). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	chance(share: number): boolean {
		return this.next() < share;
	}

	below(count: number): number {
		return Math.floor(this.next() * count);
	}

	/** @throws Error if there is nothing to choose from */
	pick<Item>(items: readonly Item[]): Item {
		const item = items[this.below(items.length)];
		if (item === undefined) throw new Error('nothing to pick from');
		return item;
	}

	text(): string {
		return this.pick(HOSTILE_TEXTS);
	}

	number(): number {
		return this.pick(HOSTILE_NUMBERS);
	}

	bytes(count: number): Buffer {
		return Buffer.from(Array.from({ length: count }, () => this.below(256)));
	}

	/**
	 * Any JSON value.
	 * @param known existing ids
	 */
	value(known: readonly string[], depth = 0): unknown {
		const kind = this.below(depth > 3 ? 6 : 9);
		if (kind === 0) return this.pick([null, true, false]);
		if (kind === 1) return this.number();
		if (kind <= 3) return this.text();
		if (kind <= 5) return this.pick(known);
		if (kind === 6) return Array.from({ length: this.below(5) }, () => this.value(known, depth + 1));
		if (kind === 7) return this.nested(this.pick([10, 100, 900]));
		const names = ['id', 'toString', 'length', 'then', 'type', this.text()];
		return Object.fromEntries(
			Array.from({ length: this.below(4) }, () => [this.pick(names), this.value(known, depth + 1)]),
		);
	}

	/** Nested arrays. */
	nested(levels: number): unknown {
		let value: unknown = [];
		for (let level = 0; level < levels; level++) value = [value];
		return value;
	}

	/** A value that roughly meets a schema, so that many get past it. */
	meeting(schema: unknown, known: readonly string[]): unknown {
		const node = schema as Partial<Schema>;
		if (this.chance(0.12)) return this.value(known);
		switch (node.wrapped ? 'wrapped' : (node.pipe?.[0]?.type ?? node.type)) {
			case 'wrapped':
				return this.chance(0.1) ? null : this.meeting(node.wrapped, known);
			case 'string':
				return this.chance(0.5) ? this.pick(known) : this.text();
			case 'number':
				return this.chance(0.5) ? 1 + this.below(20) : this.number();
			case 'boolean':
				return this.chance(0.5);
			case 'picklist':
				return this.pick(node.options ?? []);
			case 'union':
				return this.meeting(this.pick(node.options ?? []), known);
			case 'array':
				return Array.from({ length: this.below(4) }, () => this.meeting((node.pipe?.[0] ?? node).item, known));
			case 'object':
				return this.object((node.pipe?.[0] ?? node).entries ?? {}, known);
			default:
				return this.value(known);
		}
	}

	object(entries: Readonly<Record<string, unknown>>, known: readonly string[]): Record<string, unknown> {
		const given = Object.entries(entries).filter(([, schema]) => {
			const isOptional = /^(?:optional|nullish)$/.test((schema as Partial<Schema>).type ?? '');
			return this.chance(isOptional ? 0.4 : 0.95);
		});
		return Object.fromEntries(given.map(([name, schema]) => [name, this.meeting(schema, known)]));
	}
}

/** The part of a valibot schema that is used here. */
interface Schema {
	type: string;
	wrapped: unknown;
	pipe: Partial<Schema>[];
	options: readonly unknown[];
	item: unknown;
	entries: Record<string, unknown>;
}
