// reported by boundaries(dependencies)
export const load = () => import('@/features/alpha/inside');
