// reported by boundaries(dependencies)
export * from '../stores/things';
