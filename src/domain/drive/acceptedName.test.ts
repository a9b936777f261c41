import { expect, it } from 'vitest';
import { acceptedName } from './acceptedName';

it.each([
	['fog.jpg', 'fog.jpg'],
	['.profile', '.profile'],
	['The sea, at last....jpg', 'The sea, at last.jpg'],
	['a/b\\c.png', 'a_b_c.png'],
	[`${'x'.repeat(250)}.jpeg`, `${'x'.repeat(195)}.jpeg`],
	[`${'x'.repeat(194)}.${'x'.repeat(40)}.png`, `${'x'.repeat(194)}.x.png`],
	[`${'x'.repeat(195)}.${'x'.repeat(40)}.png`, `${'x'.repeat(195)}.png`],
	[`${'x'.repeat(195)}🌊${'x'.repeat(40)}.png`, `${'x'.repeat(195)}.png`],
	[`a.${'x'.repeat(250)}`, `a.${'x'.repeat(198)}`],
])('a file named %s goes up as %s', (name, accepted) => {
	expect(acceptedName(name)).toBe(accepted);
});
