import { type RunningScript, runScript } from '@workers/aiscript/aiscript.client';
import { scriptConstants } from '@/blocks/aiscript/scriptConstants';
import { configValues } from '@/domain/plugin/configFields';
import { type NoteViewList, withView } from '@/domain/plugin/NoteView';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { PluginData } from '@/stores/handlers';
import type { Session } from '@/stores/session/Session';
import { checkedViews } from '../running/checkedViews';
import { VIEW } from '../running/limits';
import { noteData } from '../running/pluginData';
import { TrialApp } from './TrialApp';

interface ShownText {
	/** Of the note. */
	readonly id: string;
	/** Empty for a note without a text. */
	readonly before: string;
}

export interface ChangedText extends ShownText {
	readonly after: string;
}

/** What a plugin would do. */
export interface Trial {
	/** How many notes it was asked about. */
	readonly notes: number;
	readonly changed: readonly ChangedText[];
	/** Those that it would hide. */
	readonly hidden: readonly ShownText[];
	/** The titles that it would add to menus. */
	readonly menus: readonly string[];
	/** The titles of the columns that it would offer. */
	readonly columns: readonly string[];
	readonly errors: readonly string[];
}

const NOTES = 30;
/** A plugin that is busy for longer is asked as it is by then. */
const START_MS = 5_000;
const MENUS: ReadonlySet<string> = new Set(['post_form_action', 'user_action', 'note_action']);

/**
 * Runs a plugin that isn't installed, with its settings as they come, and asks it about the latest notes of the home
 * timeline. It reaches nothing else (`TrialApp`), and ends with the trial.
 * @throws {ApiError} {NetworkError} the notes could not be fetched; {Error} there are no workers here
 */
export async function tryPlugin(session: Session, meta: PluginMeta, code: string): Promise<Trial> {
	const notes = await latestNotes(session);
	const constants = await scriptConstants(session);
	let script: RunningScript | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	try {
		const app = await new Promise<TrialApp>(resolve => {
			const begun: TrialApp = new TrialApp(meta.permissions, () => resolve(begun));
			const program = {
				source: code,
				constants,
				plugin: { config: configValues({ config: meta.config, configData: {} }) },
			};
			script = runScript(program, begun, end => {
				if (end !== 'ended') begun.errors.push(fill(text.plugins.stopped[end], { name: meta.name }));
				resolve(begun);
			});
			timer = setTimeout(resolve, START_MS, begun);
		});
		const views = await askAll(script, app, notes);
		return {
			notes: notes.length,
			changed: notes.flatMap((note, index) => {
				const view = views[index];
				return view ? changeOf(note, withView(note, view)) : [];
			}),
			hidden: notes.flatMap((note, index) => (views[index] === null ? [shownText(note)] : [])),
			menus: app.registered.flatMap(({ kind, title }) => (MENUS.has(kind) ? [title || meta.name] : [])),
			columns: app.columns.map(({ title }) => title),
			errors: [...new Set(app.errors)],
		};
	} finally {
		clearTimeout(timer);
		script?.stop();
	}
}

/** As plugins have them. Read at once, as notes that don't show are only kept for a moment. */
async function latestNotes(session: Session): Promise<readonly PluginData[]> {
	const ids = session.entities.ingest(await session.api.call('notes/timeline', { limit: NOTES }));
	return ids.flatMap(id => {
		const note = session.entities.note(id);
		return note ? [noteData(session, note)] : [];
	});
}

async function askAll(
	script: RunningScript | undefined,
	{ registered, errors }: TrialApp,
	notes: readonly PluginData[],
): Promise<NoteViewList> {
	const json = JSON.stringify(notes);
	let views: NoteViewList = notes.map(() => ({}));
	for (const { kind, handle } of registered) {
		if (kind !== 'note_view_interruptor' || !script || views.every(view => view === null)) continue;
		try {
			const answer = await script.viewNotes({ handle, notes: json, views, limits: VIEW });
			errors.push(...answer.errors.map(({ message }) => message));
			views = checkedViews(views, answer.views);
		} catch (error) {
			errors.push(error instanceof Error ? error.message : String(error));
		}
	}
	return views;
}

function changeOf(before: PluginData, after: PluginData): readonly ChangedText[] {
	const [was, is] = [textOf(before), textOf(after)];
	return was === is ? [] : [{ ...shownText(before), after: is }];
}

const shownText = (note: PluginData): ShownText => ({ id: String(note.id), before: textOf(note) });

/** The text with its warning; for a renote, those of the note in it. */
function textOf({ cw, text: body, renote }: PluginData): string {
	const own = [cw, body].filter(each => typeof each === 'string' && each !== '').join(' / ');
	return own === '' && typeof renote === 'object' && renote !== null ? textOf(renote as PluginData) : own;
}
