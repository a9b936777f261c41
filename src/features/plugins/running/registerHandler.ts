import type { HandlerResult, RegisteredHandler } from '@workers/aiscript/aiscript.protocol';
import type { NoteBatch, NoteViewList } from '@/domain/plugin/NoteView';
import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { type Handlers, handlers, type PluginData } from '@/stores/handlers';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import type { Asking } from './Asking';
import { checkedPage } from './checkedPage';
import { interruptPost } from './interruptPost';
import { LONG } from './limits';
import { noteData, userData } from './pluginData';

const PAGE_MS = 1_000;
const POST_MS = 10_000;

/** The plugin whose function it is. */
interface Asked {
	readonly plugin: Pick<Plugin, 'name' | 'installId'>;
	readonly session: Session;
	readonly order: number;
	ask(handle: number, asking: Asking): Promise<readonly HandlerResult<unknown>[] | null>;
	view(handle: number, batch: NoteBatch, withinMs: number): Promise<NoteViewList | null>;
	judgePage(isLate: boolean): void;
	pressed(): void;
}

type Making = { readonly [K in keyof Handlers]: (of: Asked, handler: RegisteredHandler) => Handlers[K] };

/**
 * Enters a plugin's function among the handlers of its session.
 * @returns the function that removes it
 */
export function registerHandler(of: Asked, handler: RegisteredHandler): () => void {
	return register(of, handler, handler.kind);
}

const register = <K extends keyof Handlers>(of: Asked, handler: RegisteredHandler, kind: K): (() => void) =>
	handlers.register(of.session, kind, MAKERS[kind](of, handler), () => of.order);

const MAKERS: Making = {
	post_form_action: (of, { handle, title }) => ({
		title: titleOf(of, title),
		run: (form, update) =>
			act(of, handle, form, (field, value) => {
				if (field === 'text' && typeof value === 'string') update({ text: value });
				if (field === 'cw' && (typeof value === 'string' || value === null)) update({ cw: value });
			}),
	}),
	user_action: (of, { handle, title }) => ({
		title: titleOf(of, title),
		run: (_session, user) => void act(of, handle, userData(user)),
	}),
	note_action: (of, { handle, title }) => ({
		title: titleOf(of, title),
		run(session, noteId) {
			const note = session.entities.note(noteId);
			if (note) void act(of, handle, noteData(session, note));
		},
	}),
	note_view_interruptor: (of, { handle }) => ({
		installId: of.plugin.installId,
		run: (batch, withinMs) => of.view(handle, batch, withinMs),
		judged: isLate => of.judgePage(isLate),
	}),
	note_post_interruptor: (of, { handle }) => ({
		installId: of.plugin.installId,
		async run(_session, payload) {
			const results = await of.ask(handle, { inputs: [payload], limits: LONG, withinMs: POST_MS });
			return interruptPost(of.plugin.name, payload, results?.[0] ?? null);
		},
	}),
	page_view_interruptor: (of, { handle }) => ({
		async run(_session, page: PluginData) {
			const results = await of.ask(handle, { inputs: [page], limits: LONG, withinMs: PAGE_MS });
			const result = results?.[0];
			return result && 'value' in result ? checkedPage(page, result.value) : page;
		},
	}),
};

const titleOf = ({ plugin }: Asked, title: string): string => (title.trim() === '' ? plugin.name : title);

/** Runs what somebody has chosen, and says where it fails. */
async function act(
	of: Asked,
	handle: number,
	input: unknown,
	update?: (field: string, value: unknown) => void,
): Promise<void> {
	of.pressed();
	const results = await of.ask(handle, { inputs: [input], limits: LONG, ...(update && { update }) });
	const result = results?.[0];
	if (!result || !('error' in result)) return;
	const { name } = of.plugin;
	toast(fill(text.plugins.actionFailed, { name, message: result.error.message }), { icon: 'plug', tone: 'danger' });
}
