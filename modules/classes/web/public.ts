export { classTones } from './parts/tones.ts'
