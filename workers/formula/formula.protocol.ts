export interface FormulaRequest {
	/** TeX. */
	readonly source: string;
	/** On lines of its own. */
	readonly isBlock: boolean;
}

/** An element of MathML, or text. Never a `style`: the Content-Security-Policy forbids it. */
export type MathTree =
	| string
	| {
			readonly tag: string;
			readonly attributes: Readonly<Record<string, string>>;
			readonly children: readonly MathTree[];
	  };

export interface FormulaPipeline {
	/** The `math` element of each, in order; null where the source has mistakes. */
	draw(requests: readonly FormulaRequest[]): Promise<readonly (MathTree | null)[]>;
}
