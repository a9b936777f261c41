import { describe, expect, it } from 'vitest';
import { Arrivals } from './Arrivals';

const of = (...ids: string[]) => {
	const arrivals = new Arrivals();
	for (const id of ids) arrivals.add(id);
	return arrivals;
};

describe('arrivals', () => {
	it('are told once, and taken newest first', () => {
		const arrivals = of('n1', 'n2');
		expect(arrivals.tell()).toEqual(['n2', 'n1']);
		arrivals.add('n3');
		expect(arrivals.take()).toEqual({ ids: ['n3', 'n2', 'n1'], untold: ['n3'], hasDropped: false });
		expect(arrivals.take()).toEqual({ ids: [], untold: [], hasDropped: false });
	});

	it('lose what is deleted meanwhile', () => {
		const arrivals = of('n1', 'n2');
		arrivals.tell();
		arrivals.add('n3');
		expect(arrivals.remove('n1')).toEqual(['n1']);
		expect(arrivals.remove('n9')).toEqual([]);
		expect(arrivals.take()).toEqual({ ids: ['n3', 'n2'], untold: ['n3'], hasDropped: false });
	});

	it('are bounded, without telling anything twice', () => {
		const arrivals = new Arrivals();
		const dropped = [];
		for (let number = 1; number <= 200; number++) dropped.push(...arrivals.add(`n${number}`));
		expect(dropped).toEqual([]);
		expect(arrivals.tell()).toHaveLength(200);
		dropped.push(...arrivals.add('n201'));
		expect(dropped).toHaveLength(100);
		expect(dropped).toContain('n1');
		const { ids, untold, hasDropped } = arrivals.take();
		expect(ids).toHaveLength(101);
		expect(untold).toEqual(['n201']);
		expect(hasDropped).toBe(true);
		arrivals.add('n202');
		expect(arrivals.take().hasDropped).toBe(false);
	});
});
