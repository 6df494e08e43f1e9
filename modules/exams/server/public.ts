export { countPapersToMark } from './store/exams-to-mark.ts'
export { countMarkChangesToDecide } from './store/papers/mark-changes.ts'
export { countOpenExams } from './store/trainee-exams.ts'
