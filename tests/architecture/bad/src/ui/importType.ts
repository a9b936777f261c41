// reported by boundaries(dependencies)
export type Shown = import('../stores/things').Known;
