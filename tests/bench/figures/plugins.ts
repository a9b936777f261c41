import { pause } from '@/base/pause';
import type { Plugin } from '@/domain/plugin/Plugin';
import type { Measure } from '../Measure';
import { showDeck } from '../stage/openDeck';
import { runStream } from '../stage/runStream';
import type { Stage } from '../stage/Stage';

const STREAM = { seconds: 30, perSecond: 20, mix: 'mixed' } as const;
/** Plugins start some seconds after the page. */
const STARTED_MS = 12_000;
const MARKS = ['①', '②', '③'];

/** Each adds its mark to the text of every note. */
const plugins = MARKS.map(
	(mark, index): Plugin => ({
		...{ installId: `bench${index}`, name: `Bench ${index}`, version: '1.0.0', author: 'bench', description: null },
		...{ permissions: [], config: null, configData: {}, active: true },
		src: `/// @ 0.19.0
### { name: "Bench ${index}", version: "1.0.0", author: "bench" }
Plugin:register:note_view_interruptor(@(note) {
	if note.text != null { note.text = \`{note.text}${mark}\` }
	note
})`,
	}),
);

async function streamed(stage: Stage, chosen: Readonly<Record<string, unknown>>) {
	const bench = await stage.openPage(stage.deck8, { chosen });
	try {
		await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, stage.deck8.length);
		await pause(STARTED_MS);
		const { latency95, busy, p95 } = await runStream(stage, bench, STREAM);
		const text = await bench.page.evaluate(() => document.body.textContent ?? '');
		if (text.includes(MARKS.join('')) !== 'plugins' in chosen)
			throw new Error('The plugins didn’t do what they should.');
		return { latency95, busy, p95 };
	} finally {
		await bench.close();
	}
}

/** The stream of `stream20` with three plugins that touch every note, as a multiple of the same stream without any. */
export const withPlugins: Measure = {
	figures: ['plugins.latency95', 'plugins.busy', 'plugins.p95'],
	run: async stage => {
		const without = await streamed(stage, {});
		const some = await streamed(stage, { plugins });
		return {
			'plugins.latency95': some.latency95 / without.latency95,
			'plugins.busy': some.busy / without.busy,
			'plugins.p95': some.p95 / without.p95,
		};
	},
};
