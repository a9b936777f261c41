/** What servers ask for before they change how an account is protected. */
export interface Proof {
	readonly password: string;
	/** One-time or backup code, if two-factor sign-in is on. */
	readonly token?: string;
}

export interface ProofRequest<Result> {
	readonly title: string;
	readonly text?: string;
	/** Names the action. */
	readonly okText: string;
	/** Whether it can't be undone. */
	readonly danger?: boolean;
	/** Whether a code is asked for from the start. */
	readonly needsCode: boolean;
	/** A name to enter, of the thing that is made. */
	readonly named?: { readonly label: string; readonly initial: string; readonly maxLength: number };
	/** Runs while the dialog is open, which shows its refusals. */
	readonly perform: (proof: Proof, name: string) => Promise<Result>;
}
