import { compose, textOf } from '../support/posting';
import { expect, test } from '../support/test';

test('two tabs that type into one draft show each other, and no letter is lost', async ({ open, home }) => {
	const one = await open(await home.signUp());
	const two = await one.context().newPage();
	await two.goto('/');
	const [first, second] = [textOf(await compose(one)), textOf(await compose(two))];
	await first.pressSequentially('begin end');
	await expect(second).toHaveValue('begin end');

	await first.press('Home');
	await second.press('End');
	await Promise.all([
		first.pressSequentially('ABCDEFGHIJ ', { delay: 30 }),
		second.pressSequentially(' KLMNOPQRST', { delay: 45 }),
	]);
	await expect(first).toHaveValue('ABCDEFGHIJ begin end KLMNOPQRST');
	await expect(second).toHaveValue('ABCDEFGHIJ begin end KLMNOPQRST');
});
