import type { Plugin } from '@/domain/plugin/Plugin';
import type { StopReason } from '@/features/plugins/running/PluginState';
import { plugin, pluginCode } from './plugin';

/** What makes a plugin act: its start, notes that show, a note that is posted, a page that is read, or a press. */
export type HostileAct = 'start' | 'notes' | 'post' | 'page' | 'noteAction' | 'userAction' | 'formAction';

export interface HostilePlugin {
	/** What it does; the plugin is called so. */
	readonly name: string;
	readonly acts: HostileAct;
	/** Its code after the metadata. */
	readonly source: string;
	/** Why the app stops it, which depends on the machine at times; `harmless`: it stays, as it can do nothing. */
	readonly ends: readonly StopReason[] | 'harmless';
	/** A message or question that the person gets beside that, with the name of the plugin. */
	readonly told?: string;
	/** Whether notes show what it makes of them; else they show as they were written. */
	readonly changesNotes?: boolean;
	readonly metadata?: string;
	readonly configData?: Plugin['configData'];
}

const stopped = (name: string, source: string, ...ends: readonly StopReason[]): HostilePlugin => ({
	...{ name, acts: 'start', source, ends },
});
const harmless = (name: string, source: string): HostilePlugin => ({
	...{ name, acts: 'start', source, ends: 'harmless' },
});
/** One that is asked about notes. */
const views = (name: string, body: string, ends: HostilePlugin['ends']): HostilePlugin => ({
	...{ name, acts: 'notes', ends },
	source: `Plugin:register:note_view_interruptor(@(note) { ${body} })`,
});
const posts = (name: string, body: string, ends: HostilePlugin['ends'], told: string): HostilePlugin => ({
	...{ name, acts: 'post', ends, told },
	source: `Plugin:register:note_post_interruptor(@(note) { ${body} })`,
});
const pages = (name: string, body: string, ends: HostilePlugin['ends']): HostilePlugin => ({
	...{ name, acts: 'page', ends },
	source: `Plugin:register:page_view_interruptor(@(page) { ${body} })`,
});
const ACTIONS = { noteAction: 'note_action', userAction: 'user_action', formAction: 'post_form_action' } as const;
const acts = (
	name: string,
	kind: keyof typeof ACTIONS,
	body: string,
	ends: HostilePlugin['ends'],
	told?: string,
): HostilePlugin => ({
	...{ name, acts: kind, ends, ...(told !== undefined && { told }) },
	source: `Plugin:register_${ACTIONS[kind]}("Act", @(given, update) { ${body} })`,
});

/** One that uses up its thread may fail to answer, or its thread may die before it is told its limit. */
const OVER: readonly StopReason[] = ['failed', 'died', 'unresponsive'];
const FAILING: readonly StopReason[] = ['failing', 'late'];
const NEVER = 'loop { Core:sleep(60000) }';
const THOUSAND = 'Core:range(1, 1000).map(@(n)';

const COMPUTING: readonly HostilePlugin[] = [
	stopped('Endless loop', 'loop { 1 }', 'failed'),
	stopped('Endless loop of a timer', 'Async:interval(1, @() { loop { 1 } })', 'failed'),
	stopped('Recursion', '@f() { [g()] }\n@g() { [f()] }\nf()', ...OVER),
	stopped('Recursion of built-ins', 'let a = []\na.push(a.filter)\na.filter(a.filter)', ...OVER),
	stopped('Allocation bomb', 'let a = []\nloop { a.push(" ".pad_start(1000000)) }', ...OVER),
	stopped('Array that doubles', 'var a = [1]\nloop { a = a.concat(a) }', ...OVER),
	stopped('String that doubles', 'var s = "x"\nloop { s = `{s}{s}` }', ...OVER),
	stopped('String of 10 MB', 'let s = "x".pad_start(9999999, "x")\nMk:toast(s)', 'failed'),
	stopped('Error of 10 MB', 'Core:abort("x".pad_start(9999999, "x"))', 'failed'),
	stopped('Too many timers', 'for 2000 { Async:timeout(60000, @() { 1 }) }', 'failed'),
	stopped('Timers that wait', 'for 1000 { Async:interval(4, @() { Core:sleep(600000) }) }', 'failed'),
	stopped('Too many functions', 'loop { Plugin:register:note_view_interruptor(@(note) { null }) }', 'failed'),
	stopped('Thousands of nodes', `Ui:render(Core:range(1, 5000).map(@(n) { Ui:C:text({ text: "x" }) }))`, ...OVER),
	stopped(
		'Nodes within nodes',
		'var c = Ui:C:text({ text: "x" })\nfor 100 { c = Ui:C:container({ children: [c] }) }\nUi:render([c])',
		'failed',
	),
	harmless(
		'Nodes that change',
		'let c = Ui:C:text({ text: "" })\nUi:render([c])\nAsync:interval(20, @() { c.update({ text: Util:uuid() }) })',
	),
];

const FLOODING: readonly HostilePlugin[] = [
	stopped('Million lines', 'for 1000000 { <: "x" }', 'failed'),
	stopped('Lines of a timer', 'Async:interval(4, @() { for 5000 { <: "x" } })', 'flood', 'failed'),
	stopped('Million toasts', 'loop { Mk:toast(Util:uuid()) }', 'flood'),
	stopped('Toasts at once', `${THOUSAND} { Mk:toast(\`{n}\`) })`, 'flood'),
	stopped('Million messages', 'loop { Mk:url() }', 'flood', 'failed'),
	stopped('Messages at once', `loop { ${THOUSAND} { Mk:load("x") }) }`, 'flood'),
	stopped('Dialogs in a loop', 'loop { Mk:dialog("Hi", "there") }', 'person'),
	stopped('Questions in a loop', 'loop { readline("Password") }', 'person'),
	stopped('Dialogs at once', `${THOUSAND} { Mk:confirm(\`{n}\`, "") })`, 'flood'),
	stopped('Requests at once', `${THOUSAND} { Mk:api("notes/create", { text: "x" }) })`, 'flood'),
	harmless('Requests in a loop', 'loop { Mk:api("i", {}) }'),
	stopped('Addresses in a loop', 'loop { Plugin:open_url("https://evil.example/") }', 'flood'),
	stopped('Addresses with code', 'loop { Plugin:open_url("javascript:alert(1)") }', 'flood'),
	stopped('Storage of 2 MB', 'Mk:save("k", "x".pad_start(1900000, "x"))', 'failed'),
	stopped('Large requests', 'loop { Mk:api("i", { a: Arr:create(90000, {}) }) }', 'failed'),
];

const REACHING: readonly HostilePlugin[] = [
	stopped('Reads the storage', 'localStorage', 'failed'),
	stopped('Reads the page', 'window.location.href', 'failed'),
	stopped('Address instead of an endpoint', 'Mk:api("https://evil.example/", {})', 'failed'),
	stopped('Path above the API', 'Mk:api("../account", {})', 'failed'),
	harmless(
		'Path above the API in disguise',
		['%2e%2e/account', '.\\t./account', 'i?x=1', 'i#x', '\\\\evil.example']
			.map(path => `<: Mk:api("${path.replace('\\t', '\t')}", {}).info`)
			.join('\n'),
	),
	harmless('Another token', '<: Mk:api("i", {}, "stolen")\n<: Mk:api("i", { i: "forged" })\n<: Mk:api("i", {})'),
	harmless(
		'Names of JavaScript',
		`<: [${['window', 'self', 'fetch', 'localStorage', 'indexedDB', 'constructor', 'USER_TOKEN', 'token', 'postMessage']
			.map(name => `exists ${name}`)
			.join(', ')}]`,
	),
	harmless(
		'Storage of others',
		['secret', 'accounts', 'plugin:other', 'token:other', '__proto__', 'constructor', '../secret', '']
			.map(name => `<: Mk:load("${name}")`)
			.join('\n'),
	),
	harmless(
		'Prototypes',
		`let o = {}
o.__proto__ = { polluted: true }
o.constructor = { prototype: { polluted: true } }
Mk:save("__proto__", o)
<: Mk:load("__proto__")
<: Mk:api("i", o)
<: Mk:api("__proto__", {})
<: Json:parse("{\\"__proto__\\": {\\"polluted\\": true}}")
<: Plugin:config.polluted`,
	),
	{
		...harmless('Prototypes in settings', '<: Plugin:config\n<: Plugin:config.polluted'),
		metadata: '\tconfig: { __proto__: { type: "string", default: "x" }, constructor: { type: "boolean" } }\n',
		configData: JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
	},
];

const HANDLING: readonly HostilePlugin[] = [
	views('Loops over notes', 'loop { 1 }', FAILING),
	views('Never answers about notes', NEVER, ['late']),
	views('Throws over notes', 'Core:abort("x".pad_start(9999999, "x"))', FAILING),
	views('Notes within themselves', 'note.note = note\nnote', FAILING),
	views('Notes of 10 MB', 'note.text = "x".pad_start(9999999, "x")\nnote', FAILING),
	views('Notes with many parts', 'note.parts = Arr:create(100000, {})\nnote', FAILING),
	views('Functions instead of notes', '@() { note }', FAILING),
	views('Floods toasts over notes', 'for 100 { Mk:toast(`{note.id}{Util:uuid()}`) }\nnote', ['flood']),
	views('Other notes', '{ id: "other", text: "forged" }', 'harmless'),
	views(
		'Forged authors',
		'note.userId = "forged"\nnote.user = { name: "forged" }\nnote.text = "forged"\nnote',
		'harmless',
	),
	views('Texts that are too long', 'note.text = "x".pad_start(20001, "x")\nnote', 'harmless'),
	views('Warnings that are too long', 'note.cw = "😀".pad_start(600, "😀")\nnote', 'harmless'),
	views(
		'Prototypes of notes',
		'note.__proto__ = { text: "forged" }\nnote.constructor = { text: "forged" }\nnote',
		'harmless',
	),
	{
		...views('Notes full of emojis', 'note.text = "😀".pad_start(20000, "😀")\nnote', 'harmless'),
		changesNotes: true,
	},
	posts('Never answers about posts', NEVER, ['late'], 'Never answers about posts hasn’t answered'),
	posts('Throws over posts', 'Core:abort("no")', 'harmless', 'Throws over posts failed: no'),
	posts(
		'Posts to everyone',
		'note.visibility = "public"\nnote.i = "stolen"\nnote',
		'harmless',
		'Posts to everyone changes more than the text',
	),
	posts(
		'Posts of 10 MB',
		'note.text = "x".pad_start(9999999, "x")\nnote',
		'harmless',
		'Posts of 10 MB failed: A value is too large to be passed on.',
	),
	pages('Never answers about pages', NEVER, ['late']),
	pages('Other pages', 'page.id = "other"\npage.title = "forged"\npage', 'harmless'),
	pages('Pages of 2 MB', 'page.content = [{ type: "text", text: "x".pad_start(1900000, "x") }]\npage', 'harmless'),
	acts('Floods toasts when pressed', 'noteAction', 'loop { Mk:toast(Util:uuid()) }', ['flood']),
	acts('Never ends when pressed', 'noteAction', NEVER, 'harmless'),
	acts('Opens many pages when pressed', 'noteAction', 'for 4 { Plugin:open_url("https://evil.example/") }', 'harmless'),
	acts('Asks without end when pressed', 'userAction', 'loop { Mk:confirm("Sure?", "") }', ['person']),
	acts(
		'Fails at length when pressed',
		'userAction',
		'Core:abort("x".pad_start(9999999, "x"))',
		'harmless',
		`Fails at length when pressed: ${'x'.repeat(100)}`,
	),
	acts(
		'Fills the form with 1 MB',
		'formAction',
		'update("text", "x".pad_start(1000000, "x"))',
		'harmless',
		'Fills the form with 1 MB: A value is too large to be passed on.',
	),
	acts('Fills fields that no form has', 'formAction', 'for let n, 20000 { update(`f{n}`, n) }', 'harmless'),
];

/**
 * Plugins that want too much, of every kind that we know of, and what becomes of each: the app stops it and says so with
 * its name, or it goes on and can do nothing (rules/plugins#running).
 */
export const HOSTILE_PLUGINS: readonly HostilePlugin[] = [...COMPUTING, ...FLOODING, ...REACHING, ...HANDLING];

/** The same, as they are installed. */
export const installedHostile = ({ name, source, metadata, configData }: HostilePlugin): Plugin =>
	plugin('', {
		...{ installId: name, name, src: pluginCode(source, metadata).replace('"Tide"', JSON.stringify(name)) },
		...(configData && { configData }),
		...(metadata !== undefined && { config: JSON.parse('{"__proto__":{"type":"string","default":"x"}}') }),
	});
