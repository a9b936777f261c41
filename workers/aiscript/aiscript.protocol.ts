import type { NoteBatch, NoteViewList } from '@/domain/plugin/NoteView';
import type { UiChange } from './ui.protocol';

/**
 * A value that crosses the wall between a program and the app, as a structured clone. Objects are maps, so that no name of
 * a field means anything to JavaScript; functions don't cross.
 */
export type AiData =
	| null
	| boolean
	| number
	| string
	| readonly AiData[]
	| ReadonlyMap<string, AiData>
	| { readonly error: string; readonly info: AiData };

/** What went wrong in a program. */
export interface ScriptError {
	/** The interpreter's own kind: `Syntax`, `Type`, `Runtime`, `Internal`, or empty for what the program itself raised. */
	readonly kind: string;
	/** The interpreter's full text; for limits `max step exceeded` or one of `LIMIT_TEXTS`. */
	readonly message: string;
	/** Where in the source, counted from 1; null if it isn't known. */
	readonly at: { readonly line: number; readonly column: number } | null;
}

/** What a program printed or did wrong, in order. */
export type ScriptLine = { readonly text: string } | { readonly error: ScriptError };

/** What changed since the last report. */
export interface ScriptReport {
	readonly lines: readonly ScriptLine[];
	/** Missing if nothing changed. */
	readonly ui?: UiChange;
	/** Whether the program computes or waits for an answer or a pause of its own. */
	readonly isBusy: boolean;
	/** False once nothing of it can run again: no call, no timer, nothing to press. */
	readonly isLive: boolean;
}

export type ScriptDialogType = 'error' | 'info' | 'success' | 'warning' | 'waiting' | 'question';

export interface ScriptMessage {
	readonly type: ScriptDialogType;
	readonly title: string;
	readonly text: string;
}

export type ScriptAnswer = { readonly answer: AiData } | { readonly failure: AiData };

/** The kinds of functions that a plugin may register (rules/plugins#handlers). */
export type PluginHandlerKind =
	| 'post_form_action'
	| 'user_action'
	| 'note_action'
	| 'note_view_interruptor'
	| 'note_post_interruptor'
	| 'page_view_interruptor';

/** A function that a plugin registered; it stays in the worker, and is called by its handle. */
export interface RegisteredHandler {
	readonly handle: number;
	readonly kind: PluginHandlerKind;
	/** What menus call it; empty for interruptors, which are in none. */
	readonly title: string;
}

/** What one call may compute. */
export interface CallLimits {
	readonly steps: number;
	/** Milliseconds, without those in which it waits. */
	readonly computeMs: number;
}

/** One call of a registered function for each input, one after another. */
export interface HandlerCall<Value = AiData> {
	readonly handle: number;
	readonly inputs: readonly Value[];
	/** Steps of each call; the time is that of all together. */
	readonly limits: CallLimits;
	/** Passes a second argument: a function by which the plugin changes a form, until the call ends. */
	readonly changesForm?: boolean;
}

export type HandlerResult<Value = AiData> = { readonly value: Value } | { readonly error: ScriptError };

export interface HandlerAnswer<Value = AiData> {
	/** One for each input, in order. */
	readonly results: readonly HandlerResult<Value>[];
	/** The fields of the form that were changed; for each the last value. */
	readonly changes: ReadonlyMap<string, Value>;
	/** Milliseconds that all calls computed. */
	readonly computedMs: number;
}

/** One call of a registered function for each note that no plugin before hides. */
export interface NotesCall extends NoteBatch {
	readonly handle: number;
	/** Steps for each note; the time is that of all together. */
	readonly limits: CallLimits;
}

export interface NotesAnswer {
	/** What this plugin and those before made of the notes. A note stays as it was where the function failed. */
	readonly views: NoteViewList;
	/** Of the notes for which the function failed. */
	readonly errors: readonly ScriptError[];
	/** Milliseconds that all calls computed. */
	readonly computedMs: number;
}

/** What the app does for a plugin in addition. */
export interface PluginApp {
	register(handler: RegisteredHandler): void;
	openUrl(url: string): void;
	readonly deck: PluginDeck;
}

/** A column that a plugin wants in the deck. */
export interface ColumnWish {
	/** As stored decks have it, such as `hashtag`. */
	readonly kind: string;
	/** The id of what it shows; null for nothing. */
	readonly target: string | null;
	/** Null for the default name. */
	readonly title: string | null;
}

/** A column that a plugin feeds, by a function that stays in the worker and is called by its handle. */
export interface RegisteredColumn {
	readonly handle: number;
	/** Known within the plugin alone. */
	readonly id: string;
	readonly title: string;
	readonly description: string | null;
}

/** A column of the deck, as plugins are told of it. */
export interface NamedColumn {
	readonly kind: string;
	readonly title: string;
}

/**
 * The deck as a plugin has it (rules/plugins#columns). Each throws an error with a text for the program, such as that the
 * plugin lacks the permission.
 */
export interface PluginDeck {
	/** @returns whether the deck has it now: not where the person declines, or where there is no deck */
	add(wish: ColumnWish): Promise<boolean>;
	register(column: RegisteredColumn): Promise<void>;
	/** The column with this id shows its first page anew. */
	refresh(id: string): Promise<void>;
	/** Those of the plugin's account, in the deck's order. */
	columns(): Promise<readonly NamedColumn[]>;
}

/** What a program says of itself, read without running it. */
export interface ScriptFacts {
	/** The version of the language that its first line names (`/// @ 0.19.0`); null if there is none. */
	readonly version: string | null;
	/** Why it can't be parsed; null if it can. */
	readonly syntaxError: ScriptError | null;
	/** Whether it has a block of metadata, also one with a name (`### name { … }`). */
	readonly hasMeta: boolean;
	/** The metadata without a name (`### { … }`); null if there is none. */
	readonly metadata: AiData;
}

/** What the app does for a program. What is passed as JSON is what `JSON.parse` returns. */
export interface ScriptApp {
	/** Missing for programs that are no plugins. */
	readonly plugin?: PluginApp;
	/** Shows what changed. Resolves once it is shown: the next report waits for it. */
	report(report: ScriptReport): Promise<void>;
	tell(message: ScriptMessage): Promise<void>;
	confirm(message: ScriptMessage): Promise<boolean>;
	/** Asks for a line of text; null if there is none. */
	readLine(question: string): Promise<string | null>;
	toast(text: string): void;
	/**
	 * Calls an endpoint of the session's own server.
	 * @param token one that the program has; null for what the app gives it
	 * @returns the answer as JSON, or as JSON why there is none
	 */
	call(
		endpoint: string,
		params: object,
		token: string | null,
	): Promise<{ readonly answer: unknown } | { readonly failure: unknown }>;
	/** @throws an error with a text for the program, such as that the storage is full */
	save(key: string, value: unknown): Promise<void>;
	/** Undefined if nothing was saved. */
	load(key: string): Promise<unknown>;
	remove(key: string): Promise<void>;
	url(): string;
}

/** The app as a program's worker calls it. */
export interface ScriptHost extends Pick<ScriptApp, 'report' | 'tell' | 'confirm' | 'readLine' | 'remove'> {
	toast(text: string): Promise<void>;
	url(): Promise<string>;
	call(endpoint: string, params: AiData, token: string | null): Promise<ScriptAnswer>;
	save(key: string, value: AiData): Promise<void>;
	/** Null if nothing was saved. */
	load(key: string): Promise<AiData>;
	register(handler: RegisteredHandler): Promise<void>;
	openUrl(url: string): Promise<void>;
	addColumn: PluginDeck['add'];
	registerColumn: PluginDeck['register'];
	refreshColumn: PluginDeck['refresh'];
	deckColumns: PluginDeck['columns'];
}

export interface ScriptProgram {
	readonly source: string;
	/** Such as `USER_ID`; read by the program as they are. */
	readonly constants: ReadonlyMap<string, AiData>;
	/** For a plugin: the values of its settings. */
	readonly plugin?: { readonly config: ReadonlyMap<string, AiData> };
}

/** One program in one worker: `start` is called once. */
export interface AiScriptPipeline {
	/**
	 * Resolves when the program's top level has ended, with an error or without; the report with its last lines has been
	 * shown by then. Timers and what was drawn may call the program later.
	 */
	start(program: ScriptProgram, host: ScriptHost): Promise<void>;
	/**
	 * Calls a function of something drawn: its `onClick` and the like.
	 * @param event the name of the property that holds the function; `buttons.1.onClick` for one of several buttons
	 */
	trigger(component: string, event: string, args: readonly AiData[]): Promise<void>;
	/** Calls a function that the plugin registered. */
	callHandler(call: HandlerCall): Promise<HandlerAnswer>;
	/** Asks a function that the plugin registered how notes are to show; only what may change comes back. */
	viewNotes(call: NotesCall): Promise<NotesAnswer>;
	/** Reads what a program says of itself; instead of `start`. */
	inspect(source: string): Promise<ScriptFacts>;
	/** A paused program computes nothing; its timers are late. */
	setPaused(isPaused: boolean): Promise<void>;
	/** Answers at the program's next pause. */
	ping(): Promise<void>;
}
