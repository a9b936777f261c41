import styles from './gallery.module.css';

/**
 * How high the captions of a gallery are, in pixels.
 * @returns the height of one in a viewport of this size. It measures each once, as galleries ask all the time.
 */
export function captionHeights(): (caption: string, viewport: { x: number; y: number }) => number {
	const known = new Map<string, number>();
	return (caption, { x, y }) => {
		const key = `${x} ${y} ${caption}`;
		const height = known.get(key) ?? measure(caption);
		known.set(key, height);
		return height;
	};
}

function measure(caption: string): number {
	if (caption === '') return 0;
	const element = document.createElement('div');
	element.className = styles.caption ?? '';
	element.style.visibility = 'hidden';
	element.textContent = caption;
	document.body.append(element);
	const height = Math.ceil(element.getBoundingClientRect().height);
	element.remove();
	return height;
}
