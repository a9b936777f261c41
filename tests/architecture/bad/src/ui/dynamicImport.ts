// reported by boundaries(dependencies)
export const load = () => import('../stores/things');
