import { describe, expect, it } from 'vitest';
import type { Widget, WidgetPlace } from '@/domain/widget/Widget';
import type { WidgetSource } from '../WidgetSource';
import { editsOf } from './editsOf';

const widgetOf = (id: string, place: WidgetPlace): Widget => ({ id, name: 'memo', place, data: {} });
const BOTH = ['right', 'left'] as const;

/** Widgets such as `a b | c`: those on the right, then those on the left. */
function placed(said: string, places: readonly WidgetPlace[] = BOTH) {
	const [right = '', left = ''] = said.split('|');
	const of = (ids: string, place: WidgetPlace) => ids.split(' ').flatMap(id => (id ? widgetOf(id, place) : []));
	let widgets: readonly Widget[] = [...of(right, 'right'), ...of(left, 'left')];
	const source = (): WidgetSource => ({
		...{ widgets, places, changeData() {} },
		change(edit) {
			widgets = edit(widgets);
		},
	});
	const at = (place: WidgetPlace) => widgets.filter(each => each.place === place).map(({ id }) => id);
	return {
		/** @returns false if it can't be moved */
		move(id: string, by: -1 | 1, shown: readonly WidgetPlace[]): boolean {
			const widget = widgets.find(each => each.id === id);
			const move = widget && editsOf(source(), []).mover(widget, by, shown);
			move?.();
			return move !== undefined;
		},
		said: () => `${at('right').join(' ')} | ${at('left').join(' ')}`.trim(),
	};
}

describe('where both sides stand one below the other', () => {
	it('a widget changes its place with the next one that is seen', () => {
		const down = placed('a b | c');
		expect(down.move('b', 1, BOTH)).toBe(true);
		expect(down.said()).toBe('a | c b');
		const up = placed('a b | c');
		expect(up.move('c', -1, BOTH)).toBe(true);
		expect(up.said()).toBe('a c b |');
	});

	it('the first can’t be moved up, nor the last one down', () => {
		expect(placed('a b').move('b', 1, BOTH)).toBe(false);
		expect(placed('a | b').move('b', 1, BOTH)).toBe(false);
		expect(placed('| a b').move('a', -1, BOTH)).toBe(false);
	});
});

describe('where each side has its own place on the page', () => {
	it('the last on the right moves to the left, and back', () => {
		const widgets = placed('a b');
		expect(widgets.move('b', 1, ['right'])).toBe(true);
		expect(widgets.said()).toBe('a | b');
		expect(widgets.move('b', -1, ['left'])).toBe(true);
		expect(widgets.said()).toBe('a b |');
	});
});

it('a column has one place, beyond which nothing moves', () => {
	const widgets = placed('a b', ['right']);
	expect(widgets.move('b', 1, ['right'])).toBe(false);
	expect(widgets.move('b', -1, ['right'])).toBe(true);
	expect(widgets.said()).toBe('b a |');
});
