const COPIED = [
	...['direction', 'boxSizing', 'width', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
	...['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderStyle', 'fontStyle'],
	...['fontVariant', 'fontWeight', 'fontStretch', 'fontSize', 'lineHeight', 'fontFamily', 'textAlign', 'textIndent'],
	...['letterSpacing', 'wordSpacing', 'tabSize'],
] as const;

/** The position of a caret in the window, in CSS pixels: measured in a copy of the field. */
export function caretBox(
	area: HTMLTextAreaElement,
	index: number,
): { left: number; top: number; width: 0; height: number } {
	const copy = document.createElement('div');
	const style = getComputedStyle(area);
	for (const name of COPIED) copy.style.setProperty(kebab(name), style.getPropertyValue(kebab(name)));
	Object.assign(copy.style, { position: 'fixed', top: '0', left: '0', visibility: 'hidden' });
	Object.assign(copy.style, { whiteSpace: 'pre-wrap', overflowWrap: 'break-word' });
	copy.textContent = area.value.slice(0, index);
	const mark = document.createElement('span');
	mark.textContent = area.value.slice(index) || '.';
	copy.append(mark);
	document.body.append(copy);
	const field = area.getBoundingClientRect();
	const height = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize) * 1.3;
	const box = {
		left: field.left + mark.offsetLeft,
		top: field.top + mark.offsetTop - area.scrollTop,
		width: 0,
		height,
	} as const;
	copy.remove();
	return box;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
