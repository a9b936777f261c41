export interface FailedTest {
	readonly file: string;
	readonly title: string;
	readonly message?: string | undefined;
}

interface VitestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly message?: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages?: readonly string[] | null;
		}[];
	}[];
}

interface PlaywrightSuite {
	readonly file: string;
	readonly specs?: readonly {
		readonly title: string;
		readonly tests: readonly {
			readonly projectName: string;
			readonly status: string;
			readonly results: readonly { readonly error?: { readonly message?: string } }[];
		}[];
	}[];
	readonly suites?: readonly PlaywrightSuite[];
}

export function failedUnits(report: VitestReport, root: string): FailedTest[];
export function failedInBrowsers(report: { readonly suites: readonly PlaywrightSuite[] }): FailedTest[];
export function failureReport(failed: readonly FailedTest[]): string[];
