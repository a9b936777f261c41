// @vitest-environment bundled-happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phraseWords } from '@/base/phraseWords';
import { Phrase } from './Phrase';

it('draws each part where the text has its tag, and nothing for one without', () => {
	const { container } = render(
		<Phrase markup="By <name/> in <place/><none/>." parts={{ name: <b>{'<place/>'}</b>, place: 'Oslo' }} />,
	);
	expect(container.innerHTML).toBe('By <b>&lt;place/&gt;</b> in Oslo.');
});

it('is words for a label', () => {
	expect(phraseWords('<name/> and <none/>others', { name: '<none/>' })).toBe('<none/> and others');
});
