export interface TestTime {
	readonly title: string;
	readonly seconds: number;
}

export interface FileTime {
	readonly file: string;
	readonly seconds: number;
	readonly tests: readonly TestTime[];
}

interface VitestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly startTime: number;
		readonly endTime: number;
		readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
	}[];
}

interface PlaywrightSuite {
	readonly file: string;
	readonly specs?: readonly {
		readonly title: string;
		readonly tests: readonly {
			readonly projectName: string;
			readonly results: readonly { readonly duration: number }[];
		}[];
	}[];
	readonly suites?: readonly PlaywrightSuite[];
}

export function unitTimes(report: VitestReport, root: string): FileTime[];
export function browserTimes(report: { readonly suites: readonly PlaywrightSuite[] }): FileTime[];
export function timeReport(taken: {
	readonly steps: readonly (readonly [name: string, seconds: number])[];
	readonly all: number;
	readonly files: Readonly<Partial<Record<'unit' | 'browser', readonly FileTime[]>>>;
	readonly scale: number;
}): string[];
