import { expect, it } from 'vitest';
import { withMetas } from './withMetas';

it('adds meta elements, whatever they say', () => {
	const html = withMetas('<!doctype html><head><title>x</title></head>', { 'a:b': '"><script>alert(1)</script> $& &' });
	expect(html).toBe(
		'<!doctype html><head><meta name="a:b" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &amp;"><title>x</title></head>',
	);
});
