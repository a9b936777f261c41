import { expect, it } from 'vitest';
import { MAX_TAGS, tagsIn } from './tagsIn';

it.each([
	['fog', ['fog']],
	['#fog', ['fog']],
	[' #fog  #harbour ', ['fog', 'harbour']],
	['fog, harbour', ['fog', 'harbour']],
	['#霧、＃港', ['霧', '港']],
	['fog #fog', ['fog']],
	[' # ', []],
])('finds the hashtags of %j', (text, tags) => expect(tagsIn(text)).toEqual(tags));

it('asks for no more than servers take', () => {
	expect(tagsIn(Array.from({ length: 30 }, (_, index) => `#tag${index}`).join(''))).toHaveLength(MAX_TAGS);
});
