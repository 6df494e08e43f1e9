export { classTones } from './parts/tones.ts'
export { ClassEditPage } from './pages/ClassEditPage.tsx'
