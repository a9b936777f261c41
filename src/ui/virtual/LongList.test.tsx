// @vitest-environment bundled-happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LongList } from './LongList';

afterEach(cleanup);

it('leaves its focus ring to what scrolls, as it is a stop for Tab', () => {
	render(<LongList items={['a']} keyOf={item => item} renderItem={item => item} label="Letters" role="list" />);
	const scroller = document.querySelector<HTMLElement>('[data-scroller]');
	expect(scroller?.tabIndex).toBe(0);
	expect(scroller?.style.outline).toBe('');
});
