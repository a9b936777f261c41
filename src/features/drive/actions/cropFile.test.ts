import { expect, it } from 'vitest';
import { croppedName } from './cropFile';

it('says in the name that it was cropped, before its ending', () => {
	expect(croppedName('harbour.jpg')).toBe('harbour (cropped).jpg');
	expect(croppedName('a.b.png')).toBe('a.b (cropped).png');
	expect(croppedName('.hidden')).toBe('.hidden (cropped)');
	expect(croppedName('noending')).toBe('noending (cropped)');
});
