/**
 * Why a profile can't be used: no JSON, too large, JSON of another form, of a type other than `main`, broken records of
 * a key, or a value that this version can't use.
 */
export type ProfileProblem = 'notJson' | 'tooLarge' | 'notProfile' | 'otherType' | 'brokenRecords' | 'unusableValue';

/** A file or backup was refused; nothing has changed. */
export class ProfileError extends Error {
	override readonly name = 'ProfileError';
	readonly problem: ProfileProblem;
	/** The preference's key, if the problem lies with one. */
	readonly key: string | undefined;

	constructor(problem: ProfileProblem, key?: string) {
		super(key === undefined ? problem : `${problem}: ${key}`);
		this.problem = problem;
		this.key = key;
	}
}

/** A backup needs a name, which the profile doesn't have (rules/preferences#backups). */
export class UnnamedProfileError extends Error {
	override readonly name = 'UnnamedProfileError';
}
