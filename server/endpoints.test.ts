import { expect, it } from 'vitest';
import { endpoints } from './endpoints';

const paths = Object.keys(import.meta.glob(['./endpoints/**/*.ts', '!./endpoints/**/*.test.ts']));

it('has each endpoint in the file that its address names', () => {
	const named = Array.from(endpoints.keys(), name => `./endpoints/${name}.ts`);
	expect(paths.length).toBeGreaterThan(0);
	expect(paths.toSorted()).toEqual(named.toSorted());
});
