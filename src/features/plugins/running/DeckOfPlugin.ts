import type {
	ColumnWish,
	NamedColumn,
	PluginDeck,
	RegisteredColumn,
	ScriptMessage,
} from '@workers/aiscript/aiscript.protocol';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import { type LocalPermission, permissionNeeded } from '@/domain/plugin/localPermissions';
import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckForPlugins } from '@/stores/plugins/deckForPlugins';
import type { Session } from '@/stores/session/Session';
import { FloodGuard } from './FloodGuard';
import type { PluginColumns } from './PluginColumns';

const PERMISSION = 'quarterdeck:columns';
const MOST_WISHES = 5;
const WISHES_WITHIN_MS = 60_000;

/** The plugin that uses it. */
interface Wishing {
	readonly plugin: Pick<Plugin, 'name'>;
	readonly session: Session;
	readonly isOver: boolean;
	/** Whether a person has just pressed something of it. */
	readonly isPressed: boolean;
	/** Asks the person, after what was asked before. */
	confirm(message: ScriptMessage): Promise<boolean>;
}

/** The deck for one plugin, if it has the permission for columns. */
export class DeckOfPlugin implements PluginDeck {
	/** What the app lets the plugin do. */
	granted: readonly LocalPermission[] = [];
	readonly #of: Wishing;
	readonly #columns: PluginColumns;
	readonly #wishes = new FloodGuard(MOST_WISHES, WISHES_WITHIN_MS);

	constructor(of: Wishing, columns: PluginColumns) {
		this.#of = of;
		this.#columns = columns;
	}

	async add(wish: ColumnWish): Promise<boolean> {
		this.#allow();
		if (this.#wishes.count()) throw new Error(`A plugin can ask for ${MOST_WISHES} columns a minute at most.`);
		const { session, plugin, isPressed } = this.#of;
		const offered = await (await deckForPlugins.get()).offer(session, this.#aimed(wish));
		if (!offered) return false;
		if (offered.isThere) return true;
		const { wantsToAdd, wouldAdd, added } = text.plugins.column;
		const { title, kindTitle } = offered;
		const isWanted =
			isPressed ||
			(await this.#of.confirm({
				type: 'question',
				title: fill(wantsToAdd, { name: plugin.name }),
				text: title === kindTitle ? title : fill(wouldAdd, { title, kind: kindTitle }),
			}));
		if (!isWanted || this.#of.isOver) return false;
		// The same plugin in another tab may have asked, too.
		if (offered.isThere) return true;
		offered.add();
		if (isPressed) tellDeckChange(fill(added, { name: plugin.name, title }), 'columns');
		return true;
	}

	async register(column: RegisteredColumn): Promise<void> {
		this.#allow();
		if (!this.#of.isOver) this.#columns.register(column);
	}

	async refresh(id: string): Promise<void> {
		this.#allow();
		this.#columns.refresh(id);
	}

	async columns(): Promise<readonly NamedColumn[]> {
		this.#allow();
		return (await deckForPlugins.get()).columnsOf(this.#of.session);
	}

	#allow(): void {
		if (!this.granted.includes(PERMISSION)) throw permissionNeeded(PERMISSION);
	}

	/** A plugin names its own columns by their ids, and can't name those of others. */
	#aimed(wish: ColumnWish): ColumnWish {
		if (wish.kind !== 'plugin' || wish.target === null) return wish;
		return { ...wish, target: this.#columns.targetOf(wish.target) };
	}
}
