import { describe, expect, it } from 'vitest';
import { drawingOf, iconsIn } from '../../../vite/iconsPlugin';
import { type IconName, iconNames } from './iconNames';

const names = Object.keys(iconNames) as IconName[];

describe('iconNames', () => {
	it('has a drawing of each in the library', () => {
		expect(names.filter(name => !/^M[\d\s.,a-zA-Z-]+$/.test(drawingOf(name)))).toEqual([]);
	});

	it('has names by which one sees which are filled', () => {
		expect(names.filter(name => name.endsWith('Filled') !== iconNames[name].startsWith('filled/'))).toEqual([]);
	});

	it('is read from whatever text is a name', () => {
		expect(iconsIn('jsx(Icon, { name: isOn ? "starFilled" : \'star\' }), ["toString", "none"], `star`, link')).toEqual([
			'starFilled',
			'star',
		]);
	});
});
