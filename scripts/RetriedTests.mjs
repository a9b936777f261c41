/** A reporter of vitest: names the tests that passed only when they were tried again, and what failed before. */
export default class RetriedTests {
	#told = [];

	onTestCaseResult(test) {
		if (!test.diagnostic()?.flaky) return;
		this.#told.push(`${test.module.relativeModuleId}: ${test.fullName}`);
		for (const { message, stack = '' } of test.result().errors ?? []) {
			const place = stack.split('\n').find(line => line.includes('tests/pages'));
			this.#told.push(`  ${message.split('\n').slice(0, 5).join('\n  ')}`, ...(place ? [place] : []));
		}
	}

	onTestRunEnd() {
		const count = this.#told.filter(line => !line.startsWith(' ')).length;
		if (count === 0) return;
		console.log(`${count} passed only when tried again`);
		for (const line of this.#told) console.log(`  ${line}`);
	}
}
