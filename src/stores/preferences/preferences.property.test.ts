import { FakeDevice, FakeRegistry, FakeTab, SYNC_PLACE } from '@tests/factories/preferenceWorld';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { isSameJson } from '@/base/isSameJson';
import { preference } from './preference';
import { type PreferenceRecord, recordFor } from './records';
import type { SyncChoice } from './sync/SyncChoice';
import { isScope } from './sync/syncedPairs';
import { syncKey } from './sync/syncPlace';
import { readVersions } from './versions/readVersions';

// As in the emoji picker: lists that can be merged. The others can't.
const palettes = preference<readonly Palette[]>({ key: 'emojiPalettes', default: [] });
const note = preference<string>({ key: 'test.note', default: '' });
const own = preference<string>({ key: 'test.own', default: '', scope: 'account' });
const PREFERENCES = { palettes, note, own } as const;

interface Palette {
	readonly id: string;
	readonly name: string;
	readonly emojis: readonly string[];
}

type Name = keyof typeof PREFERENCES;
const ACCOUNTS = ['a.example/mara', 'a.example/noor'] as const;
type Account = (typeof ACCOUNTS)[number];

/** What another client wrote, and nobody but it may change. */
const FOREIGN = [
	[{ server: 'b.example', account: 'ivo' }, 'ivo’s', { extra: 1 }],
	[{ device: 'elsewhere' }, 'elsewhere’s'],
	[{ newPart: true }, 'newer'],
	'no pair',
];

const device = fc.integer({ min: 0, max: 1 });
const account = fc.constantFrom(...ACCOUNTS);
const name = fc.constantFrom<Name>('palettes', 'note', 'own');
const choice = fc.constantFrom<SyncChoice>('merge', 'server', 'device', 'cancel');
/** After how many operations the tab dies, if it does. */
const dies = fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined, freq: 4 });

const step = fc.oneof(
	{ weight: 6, arbitrary: fc.record({ do: fc.constant('set' as const), device, name, dies }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('override' as const), device, name, dies }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), device, name, dies }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('turnOn' as const), device, name, choice, dies }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('turnOff' as const), device, name }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), device, choice, dies }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), account, name }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('online' as const), device, isOnline: fc.boolean() }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('tab' as const), device, account }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two devices with both accounts, and what they should come to. */
class World {
	readonly registries = new Map(ACCOUNTS.map(each => [each as string, new FakeRegistry()]));
	readonly devices = [new FakeDevice(), new FakeDevice()] as const;
	readonly tabs: FakeTab[] = [];
	readonly accounts: Account[] = ['a.example/mara', 'a.example/mara'];
	/** The reference: by device, key and scope, the value of each record that is not synced. */
	readonly #plain = [new Map<string, unknown>(), new Map<string, unknown>()] as const;
	/** By key, all values that a synced record had, or that were replaced on the server. */
	readonly #precious = new Map<string, unknown[]>();
	#made = 0;
	#choice: SyncChoice = 'cancel';

	async start(): Promise<void> {
		for (const [who, registry] of this.registries) {
			registry.write(SYNC_PLACE, 'unknown:key', { any: who });
			for (const { key } of Object.values(PREFERENCES)) registry.write(SYNC_PLACE, syncKey(key), FOREIGN);
			registry.onSet = (_place, key, before, next) => this.#noteReplaced(key, before, next);
		}
		for (const index of [0, 1]) await this.#openTab(index);
	}

	async take(each: Step): Promise<void> {
		if (each.do === 'elsewhere') return this.#changeElsewhere(each.account, each.name);
		if (each.do === 'online') return this.#setOnline(each.device, each.isOnline);
		if (each.do === 'tab') {
			this.accounts[each.device] = each.account;
			return this.#openTab(each.device);
		}
		if ('choice' in each) this.#choice = each.choice;
		const tab = this.#tab(each.device);
		const isAlive = await tab.act(() => this.#work(each, tab), 'dies' in each ? each.dies : undefined);
		if (!isAlive) await this.#openTab(each.device);
		this.#notePrecious(each.device);
	}

	/** What a step does on its tab. All that the user does is done at once; what follows may die. */
	#work(each: Exclude<Step, { do: 'elsewhere' | 'online' | 'tab' }>, { preferences, sync }: FakeTab): unknown {
		if (each.do === 'sync') return sync.pull();
		const chosen = PREFERENCES[each.name];
		const who = this.accounts[each.device] ?? ACCOUNTS[0];
		if (each.do === 'turnOn') return sync.turnOn(chosen);
		if (each.do === 'turnOff') sync.turnOff(chosen);
		if (each.do === 'set') {
			const isOwn = chosen.scope === 'account' || this.#isOverridden(each.device, chosen.key, who);
			preferences.set<unknown>(chosen, this.#value(each.name, isOwn ? who : 'all'));
		}
		if (each.do === 'override') preferences.overrideForAccount<unknown>(chosen, this.#value(each.name, who));
		if (each.do === 'clear') preferences.clearOverride(chosen);
		this.#notePlain(each.device);
		return undefined;
	}

	/** Values tell whose they are. */
	#value(of: Name, owner: string): unknown {
		const text = `${owner} #${++this.#made}`;
		return of === 'palettes' ? [{ id: `p${this.#made}`, name: text, emojis: [] }] : text;
	}

	#changeElsewhere(who: Account, of: Name): void {
		const registry = this.registries.get(who);
		const key = syncKey(PREFERENCES[of].key);
		const list = (registry?.read(SYNC_PLACE, key) ?? []) as unknown[];
		const scope = of === 'own' ? { server: 'a.example', account: who.split('/')[1] } : {};
		const others = list.filter(pair => !Array.isArray(pair) || !isSameJson(pair[0], scope));
		registry?.write(SYNC_PLACE, key, [...others, [scope, this.#value(of, of === 'own' ? who : 'all')]]);
	}

	#setOnline(index: number, isOnline: boolean): void {
		const one = this.devices[index];
		if (one) one.isOnline = isOnline;
	}

	async #openTab(index: number): Promise<void> {
		const one = this.devices[index] ?? this.devices[0];
		const who = this.accounts[index] ?? ACCOUNTS[0];
		const registry = this.registries.get(who) ?? new FakeRegistry();
		const tab = new FakeTab(one, who, registry, async ({ merged }) =>
			// As in the dialog, which offers to merge only where that is possible.
			this.#choice === 'merge' && merged === undefined ? 'cancel' : this.#choice,
		);
		this.tabs[index] = tab;
		await tab.open();
	}

	#tab(index: number): FakeTab {
		const tab = this.tabs[index];
		if (!tab) throw new Error('There is no such tab.');
		return tab;
	}

	#isOverridden(index: number, key: string, who: string): boolean {
		return this.#tab(index)
			.preferences.records(key)
			.some(([scope]) => scope.account === who);
	}

	/** What the user has just done is what is there, and stays there but for sync. */
	#notePlain(index: number): void {
		const plain = this.#plain[index];
		plain?.clear();
		for (const [unit, record] of this.#records(index)) if (record[2].sync !== true) plain?.set(unit, record[1]);
		this.#notePrecious(index);
	}

	#notePrecious(index: number): void {
		for (const [, record, key] of this.#records(index)) if (record[2].sync === true) this.#keep(key, record[1]);
	}

	#noteReplaced(stored: string, before: unknown, next: unknown): void {
		const key = stored.slice('default:'.length);
		for (const pair of pairsOf(before)) {
			if (isScope(pair[0]) && !pairsOf(next).some(each => isSameJson(each, pair))) this.#keep(key, pair[1]);
		}
	}

	#keep(key: string, value: unknown): void {
		this.#precious.set(key, [...(this.#precious.get(key) ?? []), value]);
	}

	#records(index: number): readonly (readonly [unit: string, record: PreferenceRecord, key: string])[] {
		const { preferences } = this.#tab(index).preferences.profile;
		return Object.entries(preferences).flatMap(([key, records]) =>
			records.map(record => [`${key} ${JSON.stringify(record[0])}`, record, key] as const),
		);
	}

	/** What must hold after each step. */
	check(): void {
		for (const index of [0, 1]) {
			const now = new Map(this.#records(index).map(([unit, record]) => [unit, record]));
			// A value that is not synced changes by the user alone.
			for (const [unit, value] of this.#plain[index] ?? []) {
				const record = now.get(unit);
				if (record?.[2].sync !== true) expect(record?.[1], unit).toEqual(value);
			}
			for (const who of ACCOUNTS) this.#checkOwners(index, who);
		}
		for (const [who, registry] of this.registries) {
			expect(registry.read(SYNC_PLACE, 'unknown:key')).toEqual({ any: who });
			for (const { key } of Object.values(PREFERENCES)) {
				const list = registry.read(SYNC_PLACE, syncKey(key)) as unknown[];
				expect(list.filter(pair => FOREIGN.some(each => isSameJson(each, pair)))).toEqual(FOREIGN);
				const others = ACCOUNTS.filter(other => other !== who);
				for (const other of others) expect(JSON.stringify(list), `${who}’s registry`).not.toContain(other);
			}
		}
	}

	/** No account sees a value that is another's. */
	#checkOwners(index: number, who: Account): void {
		const { preferences } = this.#tab(index);
		for (const { key } of Object.values(PREFERENCES)) {
			const record = recordFor(preferences.records(key), { server: 'a.example', account: who, device: 'this' });
			const others = ACCOUNTS.filter(other => other !== who);
			for (const other of others) expect(JSON.stringify(record?.[1] ?? null), `${who}’s ${key}`).not.toContain(other);
		}
	}

	/** All that was synced, or replaced by a sync, is in some device's state or versions. */
	async checkNothingLost(): Promise<void> {
		for (const [key, values] of this.#precious) {
			const kept = await Promise.all(this.devices.map(async ({ database }) => readVersions(database, key)));
			const there = [
				...kept.flat().map(({ value }) => value),
				...[0, 1].flatMap(index =>
					this.#tab(index)
						.preferences.records(key)
						.map(record => record[1]),
				),
			];
			for (const value of values)
				expect(
					there.some(each => isSameJson(each, value)),
					JSON.stringify(value),
				).toBe(true);
		}
	}

	/** With a connection and decisions, the devices of an account come to have the same. */
	async checkConvergence(): Promise<void> {
		const [who = ACCOUNTS[0]] = this.accounts;
		for (const index of [0, 1]) {
			this.accounts[index] = who;
			this.#setOnline(index, true);
			await this.#openTab(index);
		}
		for (const index of [0, 1, 0, 1, 0])
			await this.take({ do: 'sync', device: index, choice: 'server', dies: undefined });
		const [one, other] = [0, 1].map(index => this.#synced(index, who));
		for (const [unit, value] of one ?? []) if (other?.has(unit)) expect(other.get(unit), unit).toEqual(value);
	}

	#synced(index: number, who: string): ReadonlyMap<string, unknown> {
		const isIts = ({ account: of }: PreferenceRecord[0]) => of === undefined || of === who;
		return new Map(
			this.#records(index)
				.filter(([, record]) => record[2].sync === true && isIts(record[0]))
				.map(([unit, record]) => [unit, record[1]]),
		);
	}
}

const pairsOf = (list: unknown): readonly (readonly unknown[])[] =>
	Array.isArray(list) ? list.filter(pair => Array.isArray(pair)) : [];

afterEach(() => vi.unstubAllGlobals());

it('loses no value, and leaks none from one account to another', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	// Fewer than there are versions, so that none is dropped for its age.
	const steps = fc.array(step, { minLength: 4, maxLength: 18 });
	const run = async (taken: readonly Step[]) => {
		const world = new World();
		await world.start();
		for (const each of taken) {
			await world.take(each);
			world.check();
		}
		await world.checkNothingLost();
		await world.checkConvergence();
		await world.checkNothingLost();
		world.check();
	};
	await fc.assert(fc.asyncProperty(steps, run), { numRuns: 300 });
}, 30_000);
