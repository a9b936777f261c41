import type { ColumnWish, NamedColumn, PluginDeck, RegisteredColumn } from '@workers/aiscript/aiscript.protocol';

/** A deck that keeps what a plugin wants of it, for tests. */
export class FakePluginDeck implements PluginDeck {
	readonly wishes: ColumnWish[] = [];
	readonly registered: RegisteredColumn[] = [];
	readonly refreshed: string[] = [];
	shown: readonly NamedColumn[] = [];
	/** Why it refuses everything; null where it doesn't. */
	refusal: string | null = null;
	/** What a person says. */
	answer = true;

	async add(wish: ColumnWish): Promise<boolean> {
		this.#allow();
		this.wishes.push(wish);
		return this.answer;
	}

	async register(column: RegisteredColumn): Promise<void> {
		this.#allow();
		this.registered.push(column);
	}

	async refresh(id: string): Promise<void> {
		this.#allow();
		this.refreshed.push(id);
	}

	async columns(): Promise<readonly NamedColumn[]> {
		this.#allow();
		return this.shown;
	}

	#allow(): void {
		if (this.refusal !== null) throw new Error(this.refusal);
	}
}
