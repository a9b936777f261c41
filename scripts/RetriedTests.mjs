/** A reporter of vitest: names the tests that passed only when they were tried again. */
export default class RetriedTests {
	#names = [];

	onTestCaseResult(test) {
		if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
	}

	onTestRunEnd() {
		if (this.#names.length === 0) return;
		console.log(`${this.#names.length} passed only when tried again`);
		for (const name of this.#names) console.log(`  ${name}`);
	}
}
