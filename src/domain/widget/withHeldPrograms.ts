import { readWidgets } from './readWidgets';
import type { Widget } from './Widget';

/** The kind of widget whose program starts by itself. */
const APP = 'aiscriptApp';

/** Widgets of a shared deck: a program among them waits until somebody has started it (rules/widgets#programs). */
export const withHeldPrograms = (stored: unknown): readonly Widget[] =>
	readWidgets(stored).map(widget =>
		widget.name === APP ? { ...widget, data: { ...widget.data, isHeld: true } } : widget,
	);
