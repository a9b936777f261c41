import { type RunningScript, runScript } from '@workers/aiscript/aiscript.client';
import type { NotesAnswer } from '@workers/aiscript/aiscript.protocol';
import { inTime } from '@/base/inTime';
import { scriptConstants } from '@/blocks/aiscript/scriptConstants';
import { configValues } from '@/domain/plugin/configFields';
import { type NoteViewList, withView } from '@/domain/plugin/NoteView';
import type { PluginMeta } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { PluginData } from '@/stores/handlers';
import type { Session } from '@/stores/session/Session';
import { checkedViews } from '../running/checkedViews';
import { PAGE_OF_NOTES_MS, STRIKES, VIEW } from '../running/limits';
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
/** For all of its functions together. */
const ASK_MS = 5_000;
const MENUS: ReadonlySet<string> = new Set(['post_form_action', 'user_action', 'note_action']);

/**
 * Runs a plugin that isn't installed, with its settings as they come, and asks it about the latest notes of the home
 * timeline. It reaches nothing else (`TrialApp`), and ends with the trial.
 * @throws {ApiError} {NetworkError} the notes could not be fetched; {Error} there are no workers here; what
 * the signal was aborted with
 */
export async function tryPlugin(session: Session, meta: PluginMeta, code: string, signal: AbortSignal): Promise<Trial> {
	const notes = await latestNotes(session);
	const constants = await scriptConstants(session);
	signal.throwIfAborted();
	let onCalm = () => {};
	const calm = new Promise<void>(resolve => {
		onCalm = resolve;
	});
	const program = {
		source: code,
		constants,
		plugin: { config: configValues({ config: meta.config, configData: {} }) },
	};
	const end = () => {
		script.stop();
		onCalm();
	};
	const app = new TrialApp(meta.permissions, { onCalm, onStop: end });
	const script = runScript(program, app, how => {
		if (how === 'ended') onCalm();
		else app.stopFor(how);
	});
	signal.addEventListener('abort', end);
	try {
		await inTime(calm, START_MS);
		const views = await askAll(script, app, notes);
		signal.throwIfAborted();
		return {
			notes: notes.length,
			changed: notes.flatMap((note, index) => {
				const view = views[index];
				return view ? changeOf(note, withView(note, view)) : [];
			}),
			hidden: notes.flatMap((note, index) => (views[index] === null ? [shownText(note)] : [])),
			menus: app.registered.flatMap(({ kind, title }) => (MENUS.has(kind) ? [title || meta.name] : [])),
			columns: app.columns.map(({ title }) => title),
			errors: [...(app.stopped ? [fill(text.plugins.stopped[app.stopped], { name: meta.name })] : []), ...app.errors],
		};
	} finally {
		signal.removeEventListener('abort', end);
		script.stop();
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

async function askAll(script: RunningScript, app: TrialApp, notes: readonly PluginData[]): Promise<NoteViewList> {
	const json = JSON.stringify(notes);
	const until = performance.now() + ASK_MS;
	let views: NoteViewList = notes.map(() => ({}));
	for (const { kind, handle } of app.registered) {
		if (app.stopped || views.every(view => view === null)) break;
		if (kind !== 'note_view_interruptor') continue;
		const call = { handle, notes: json, views, limits: VIEW };
		try {
			const answer = await answerTo(() => script.viewNotes(call), until);
			if (!answer) {
				app.stopFor('late');
				break;
			}
			for (const { message } of answer.errors) app.fail(message);
			views = checkedViews(views, answer.views);
		} catch (error) {
			app.fail(error instanceof Error ? error.message : String(error));
		}
	}
	return views;
}

/** Calls as often as a running plugin may be late; null if it always is, or there is no time left. */
async function answerTo(call: () => Promise<NotesAnswer>, until: number): Promise<NotesAnswer | null> {
	for (let calls = 0; calls < STRIKES.late; calls++) {
		const left = Math.min(PAGE_OF_NOTES_MS, until - performance.now());
		const answer = left > 0 ? await inTime(call(), left) : null;
		if (answer) return answer;
	}
	return null;
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
