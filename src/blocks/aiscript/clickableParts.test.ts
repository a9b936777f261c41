import { expect, it } from 'vitest';
import { clickableParts } from './clickableParts';

it.each([
	['plain', [{ text: 'plain' }]],
	['a $[clickable.ev=go press **me**] b', [{ text: 'a ' }, { text: 'press **me**', event: 'go' }, { text: ' b' }]],
	[
		'$[clickable x]$[clickable.ev=y [z]]',
		[
			{ text: 'x', event: '' },
			{ text: '[z]', event: 'y' },
		],
	],
	['$[x2 $[clickable.ev=a b]]', [{ text: '$[x2 $[clickable.ev=a b]]' }]],
	['$[clickable.ev=a b', [{ text: '$[clickable.ev=a b' }]],
	['', []],
])('%j', (text, parts) => {
	expect(clickableParts(text)).toMatchObject(parts);
	expect(clickableParts(text)).toHaveLength(parts.length);
});
