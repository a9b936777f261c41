import { demoPlays } from '@server/demo/seed/texts/demoPlays';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { runScript, type ScriptEnd } from '@workers/aiscript/aiscript.client';
import type { AiData } from '@workers/aiscript/aiscript.protocol';
import type { UiComponent } from '@workers/aiscript/ui.protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { playPresets } from '@/features/play/form/presets/playPresets';
import { addTexts, text } from '@/i18n/text';
import japanese from '../../locales/ja-JP/play.json';

const CONSTANTS = new Map<string, AiData>([
	['USER_ID', null],
	['USER_NAME', null],
]);

let code: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
});

/** What somebody can do with something drawn: the functions and what they are called with. */
function usesOf({ kind, props }: UiComponent): readonly (readonly [event: string, args: readonly AiData[]])[] {
	if (kind === 'button') return props.onClick ? [['onClick', []]] : [];
	if (kind === 'buttons') return props.buttons?.map((_, at) => [`buttons.${at}.onClick`, []] as const) ?? [];
	if (kind === 'numberInput') return [['onInput', [7]]];
	if (kind === 'textInput' || kind === 'textarea') return [['onInput', ['ten green bottles']]];
	return [];
}

/** Starts a program, and does everything once that it offers then. */
async function use(source: string): Promise<FakeScriptApp> {
	const app = new FakeScriptApp();
	let end: ScriptEnd | undefined;
	const script = runScript(
		{ source, constants: CONSTANTS },
		app,
		how => {
			end = how;
		},
		() => new ThreadWorker(code),
	);
	const isCalm = () => end !== undefined || app.last?.isBusy === false;
	await expect.poll(isCalm, { timeout: 10_000 }).toBe(true);
	for (const component of [...app.drawn.values()])
		for (const [event, args] of usesOf(component)) script.trigger(component.id, event, args);
	// What is pressed is answered in turn; short pauses are part of some.
	await new Promise(resolve => setTimeout(resolve, 200));
	await expect.poll(isCalm, { timeout: 10_000 }).toBe(true);
	// One whose only button opens a posting form is over once that is drawn.
	expect(end ?? 'ended').toBe('ended');
	script.stop();
	return app;
}

describe('the plays of the demo world', () => {
	it.each(demoPlays.map(play => [play.title, play.script] as const))('run: %s', async (_title, script) => {
		const app = await use(script);
		expect(app.errors).toEqual([]);
		expect(app.drawn.size).toBeGreaterThan(1);
	});
});

describe('the examples', () => {
	const english = text.play;
	it.each([
		['en-US', english],
		['ja-JP', japanese],
	] as const)('run in %s', async (_language, texts) => {
		addTexts('play', texts as typeof english);
		const presets = playPresets();
		addTexts('play', english);
		for (const { name, source } of presets) {
			const app = await use(source);
			expect([name, app.errors]).toEqual([name, []]);
			expect(source).not.toContain('{{');
		}
	});
});
