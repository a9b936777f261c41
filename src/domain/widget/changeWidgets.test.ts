import { describe, expect, it } from 'vitest';
import {
	addWidget,
	changeWidgetData,
	moveWidget,
	PLACE_DIVIDER,
	removeWidget,
	restoreWidget,
	rowsOf,
	widgetsAt,
} from './changeWidgets';
import type { Widget } from './Widget';

const widget = (id: string, place: Widget['place'] = 'right'): Widget => ({ id, name: id, place, data: {} });
const all = [widget('clock'), widget('memo'), widget('trends', 'left')];
const rows = (widgets: readonly Widget[]) => rowsOf(widgets).join(' ');

describe('moving widgets', () => {
	it('lists the right side first, and the left side behind the divider', () => {
		expect(rows(all)).toBe(`clock memo ${PLACE_DIVIDER} trends`);
		expect(rows([...all].reverse())).toBe(`memo clock ${PLACE_DIVIDER} trends`);
	});

	it('changes the order within a side', () => {
		expect(rows(moveWidget(all, 'memo', 0))).toBe(`memo clock ${PLACE_DIVIDER} trends`);
	});

	it('changes the side past the divider', () => {
		const moved = moveWidget(all, 'memo', 2);
		expect(rows(moved)).toBe(`clock ${PLACE_DIVIDER} memo trends`);
		expect(widgetsAt(moved, 'left').map(({ id }) => id)).toEqual(['memo', 'trends']);
		expect(rows(moveWidget(moved, 'trends', 0))).toBe(`trends clock ${PLACE_DIVIDER} memo`);
	});

	it('leaves all as it is where nothing can be moved', () => {
		expect(moveWidget(all, 'gone', 0)).toBe(all);
		expect(moveWidget(all, PLACE_DIVIDER, 0)).toBe(all);
	});
});

it('adds a widget once', () => {
	const added = addWidget(all, widget('rss'));
	expect(added.map(({ id }) => id)).toEqual(['clock', 'memo', 'trends', 'rss']);
	expect(addWidget(added, widget('rss'))).toBe(added);
});

it('puts a removed widget back where it was', () => {
	const [, memo] = all;
	const removed = removeWidget(all, 'memo');
	expect(removed.map(({ id }) => id)).toEqual(['clock', 'trends']);
	if (!memo) throw new Error('There is no memo.');
	expect(restoreWidget(removed, memo, 1)).toEqual(all);
	expect(restoreWidget([], memo, 1)).toEqual([memo]);
	expect(restoreWidget(all, memo, 1)).toBe(all);
});

it('changes the data of one widget, and keeps fields that it does not name', () => {
	const stored: Widget = { ...widget('memo'), data: { text: 'fog', ink: 'blue' } };
	expect(changeWidgetData([widget('clock'), stored], 'memo', { text: 'sun' })).toEqual([
		widget('clock'),
		{ ...stored, data: { text: 'sun', ink: 'blue' } },
	]);
});
