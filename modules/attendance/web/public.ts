export { OfClass } from './parts/OfClass.tsx'
